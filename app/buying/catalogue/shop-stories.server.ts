import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { db, now, shopIsOpen } from '../../platform/runtime/runtime.server.ts';
import type { Queryable, Transaction } from '../../platform/database/dialect.ts';
import type { ShopStoryWords } from './shop-story.schema.ts';
import { announcePages } from '../../platform/pages/redraw-pages.server.ts';
import { isId } from '../../platform/strings/uuid.ts';
import { shopStories } from './tables.server.ts';

export type ShopStory = typeof shopStories.$inferSelect;

/** What the wizard shows of a story that staff wrote. */
export interface ShopStoryCard {
  id: string;
  title: string;
  theme: string;
  description: string;
}

/** The shop's stories that can be chosen now, oldest first. Empty while ready-made pages are built. */
export async function shelvedStories(): Promise<ShopStoryCard[]> {
  if (!shopIsOpen()) return [];
  const { id, title, theme, description } = shopStories;
  return db()
    .select({ id, title, theme, description })
    .from(shopStories)
    .where(and(isNotNull(shopStories.shelvedAt), isNull(shopStories.withdrawnAt)))
    .orderBy(asc(shopStories.shelvedAt));
}

/**
 * A story that is or was on the shelf. Whoever has a withdrawn story in their draft still buys the words that
 * they saw.
 * @returns null for drafts and unknown ids.
 */
export async function toldStory(id: string): Promise<ShopStory | null> {
  const story = await shopStory(db(), id);
  return story?.shelvedAt ? story : null;
}

export async function shopStory(database: Queryable, id: string): Promise<ShopStory | null> {
  if (!isId(id)) return null;
  const [row] = await database.select().from(shopStories).where(eq(shopStories.id, id));
  return row ?? null;
}

/** Every story that is not withdrawn, for staff; the latest change comes first. */
export async function storiesInWork(): Promise<ShopStory[]> {
  return db()
    .select()
    .from(shopStories)
    .where(isNull(shopStories.withdrawnAt))
    .orderBy(desc(shopStories.changedAt));
}

/**
 * Saves the words of a story. A story that was on the shelf keeps its words: the change becomes a draft of
 * its own.
 * @param id of the story to change; null for a new one.
 * @returns the id of the draft; null when there is no such story, or it was withdrawn.
 */
export async function keepStory(
  tx: Transaction,
  id: string | null,
  words: ShopStoryWords,
): Promise<string | null> {
  const at = now();
  const before = id === null ? null : await shopStory(tx, id);
  if (id !== null && (!before || before.withdrawnAt)) return null;
  if (before && !before.shelvedAt) {
    await tx
      .update(shopStories)
      .set({ ...words, changedAt: at })
      .where(eq(shopStories.id, before.id));
    return before.id;
  }
  const draft = { id: randomUUID(), ...words, createdAt: at, changedAt: at, replacesId: before?.id ?? null };
  await tx.insert(shopStories).values(draft);
  return draft.id;
}

/**
 * Puts a draft on the shelf, provided that its words are still the ones that were checked. The story that it
 * replaces is withdrawn.
 * @returns the story; null when the draft changed meanwhile, or is no longer a draft.
 */
export async function shelveStory(tx: Transaction, checked: ShopStory): Promise<ShopStory | null> {
  const [row] = await tx
    .update(shopStories)
    .set({ shelvedAt: now() })
    .where(
      and(
        eq(shopStories.id, checked.id),
        eq(shopStories.changedAt, checked.changedAt),
        isNull(shopStories.shelvedAt),
        isNull(shopStories.withdrawnAt),
      ),
    )
    .returning();
  if (row?.replacesId) await withdrawStory(tx, row.replacesId);
  await announcePages(tx);
  return row ?? null;
}

/**
 * Withdraws a story from the shelf, or discards a draft.
 * @returns its title; null when there is no such story, or it was withdrawn already.
 */
export async function withdrawStory(tx: Transaction, id: string): Promise<string | null> {
  if (!isId(id)) return null;
  const [row] = await tx
    .update(shopStories)
    .set({ withdrawnAt: now() })
    .where(and(eq(shopStories.id, id), isNull(shopStories.withdrawnAt)))
    .returning({ title: shopStories.title });
  await announcePages(tx);
  return row?.title ?? null;
}
