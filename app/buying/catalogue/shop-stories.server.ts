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

/** The stories of the shop that can be chosen now, oldest first; none while pages are made ready. */
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
 * A story that was on the shelf at some time: whoever has it in their draft buys the words that they saw.
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

/** For staff: newest change first. Withdrawn ones are left out. */
export async function storiesInWork(): Promise<ShopStory[]> {
  return db()
    .select()
    .from(shopStories)
    .where(isNull(shopStories.withdrawnAt))
    .orderBy(desc(shopStories.changedAt));
}

/**
 * Keeps the words of a story. Those of one on the shelf are left as they are: the change becomes a draft of its own.
 * @param id of the story that is changed; null for a new one.
 * @returns the id of the draft; null when there is no such story.
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
 * Puts a draft on the shelf, if it still has the words that were checked, in the place of the one that it replaces.
 * @returns the story; null when it changed meanwhile, or is no draft any more.
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

/** Takes a story off the shelf, or a draft off the desk. @returns its title; null when there is none. */
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
