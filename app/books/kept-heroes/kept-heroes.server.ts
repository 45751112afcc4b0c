import { randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { LikenessHero } from '#comic';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import { MOST_HEROES, type KeptHero } from './kept-hero.ts';
import { keptHeroes } from './tables.server.ts';

/** The kept heroes of a customer, sorted by name. */
export function keptHeroesOf(userId: string): Promise<KeptHero[]> {
  const { id, name, hero } = keptHeroes;
  return db()
    .select({ id, name, hero })
    .from(keptHeroes)
    .where(eq(keptHeroes.userId, userId))
    .orderBy(asc(name), asc(id));
}

/**
 * Keeps a likeness under the child's name, and replaces an earlier one of that name. @returns false when
 * there are too many.
 */
export async function keepHero(userId: string, name: string, hero: LikenessHero): Promise<boolean> {
  return db().transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`heroes ${userId}`}, 0))`);
    const before = await tx
      .select({ name: keptHeroes.name })
      .from(keptHeroes)
      .where(eq(keptHeroes.userId, userId));
    const isNew = !before.some((each) => each.name === name);
    if (isNew && before.length >= MOST_HEROES) return false;
    const kept = { hero, keptAt: now() };
    await tx
      .insert(keptHeroes)
      .values({ id: randomUUID(), userId, name, ...kept })
      .onConflictDoUpdate({ target: [keptHeroes.userId, keptHeroes.name], set: kept });
    return true;
  });
}

/** Deletes one kept hero, of this customer only. */
export async function forgetKeptHero(userId: string, id: string): Promise<void> {
  await db()
    .delete(keptHeroes)
    .where(and(eq(keptHeroes.userId, userId), eq(keptHeroes.id, id)));
}
