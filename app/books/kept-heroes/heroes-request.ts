import { z } from 'zod';
import { LONGEST_NAME } from '#comic';
import { atMost, forCustomers } from '../../account/account/audience.server.ts';
import { requireUser } from '../../account/account/session.server.ts';
import { readJson } from '../../platform/bodies/bounded-body.server.ts';
import { likenessSchema } from '../drawing/likeness.schema.ts';
import { oneLine } from '../../platform/strings/typed-text.ts';
import { MOST_HEROES } from './kept-hero.ts';
import { forgetKeptHero, keepHero, keptHeroesOf } from './kept-heroes.server.ts';

export const middleware = [forCustomers, atMost('drafts')];

/** As many characters as the name field holds: one letter may consist of several. */
const MOST_TYPED = 4 * LONGEST_NAME;
const keptSchema = z.object({
  name: z.string().overwrite(oneLine).min(1).max(MOST_TYPED),
  hero: likenessSchema,
});
const goneSchema = z.object({ id: z.uuid() });

/** GET: the customer's kept heroes, as `{userId, heroes}`. */
export async function loader({ request }: { request: Request }): Promise<Response> {
  const user = await requireUser(request);
  return answer(await heroesOf(user.id));
}

/**
 * POST `{name, hero}` keeps one and replaces one of the same name; DELETE `{id}` deletes one. Both answer as
 * GET does.
 */
export async function action({ request }: { request: Request }): Promise<Response> {
  const user = await requireUser(request);
  const json = await readJson(request);
  if (request.method === 'DELETE') {
    const gone = goneSchema.safeParse(json);
    if (!gone.success) return answer({ problem: 'unreadable' }, 422);
    await forgetKeptHero(user.id, gone.data.id);
  } else {
    const kept = keptSchema.safeParse(json);
    if (!kept.success) return answer({ problem: 'unreadable' }, 422);
    if (!(await keepHero(user.id, kept.data.name, kept.data.hero)))
      return answer({ problem: 'full', message: FULL }, 409);
  }
  return answer(await heroesOf(user.id));
}

const heroesOf = async (userId: string) => ({ userId, heroes: await keptHeroesOf(userId) });

const FULL = `You keep ${MOST_HEROES} heroes already. Delete one in your profile first.`;

function answer(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'private, no-store' } });
}
