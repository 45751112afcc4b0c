import { z } from 'zod';
import { atMost, forEveryone } from '../../account/account/audience.server.ts';
import { currentUser } from '../../account/account/session.server.ts';
import {
  goOnUnder,
  keepNotes,
  keptFor,
  keptNotes,
  MOST_KEPT_BYTES,
} from '../../account/kept-drafts/kept-drafts.server.ts';
import {
  keptKeyAgain,
  keptKeyHash,
  newKeptKey,
  notesHaveCome,
} from '../../account/kept-drafts/kept-key.server.ts';
import { KEPT_NAMES, LEAVING } from '../../account/kept-drafts/kept-names.ts';
import { readJson } from '../../platform/bodies/bounded-body.server.ts';
import { clientKey } from '../../platform/http/clients.server.ts';
import { useLimit } from '../../platform/limits/rate-limit.server.ts';

export const middleware = [forEveryone, atMost('typing')];

/** Browsers that begin to keep something, from one address. */
const NEW_BROWSERS = { limit: 300, windowSeconds: 3_600 };

const asked = z.object({
  notes: z.partialRecord(z.enum(KEPT_NAMES), z.string().max(MOST_KEPT_BYTES).nullable()),
});

/** `{notes}`: what the shop keeps for this browser, and for its customer who typed in another one. */
export async function loader({ request }: { request: Request }): Promise<Response> {
  const keyHash = keptKeyHash(request);
  const user = await currentUser(request);
  return answer({ notes: await keptNotes({ keyHash, userId: user?.id ?? null }) });
}

/** POST `{notes}`: keeps these beside the others; null takes one away. The browser gets a key by its first note. */
export async function action({ request }: { request: Request }): Promise<Response> {
  const read = asked.safeParse(await readJson(request));
  if (!read.success) return answer({ problem: 'unreadable' }, 422);
  const brought = keptKeyHash(request);
  // A key that the shop did not give out, or has forgotten, opens nothing from now on either.
  const kept = brought === null ? null : await keptFor(brought);
  const user = await currentUser(request);
  // Whoever types here without signing in may be somebody else than the customer who was signed in before.
  const stays = kept !== null && (kept.userId === null || user !== null);
  if (
    !stays &&
    (await useLimit(`kept ${clientKey(request)}`, NEW_BROWSERS.limit, NEW_BROWSERS.windowSeconds))
  )
    return answer({ problem: 'too-many' }, 429);
  const { keyHash, cookie } = stays ? { keyHash: brought!, cookie: keptKeyAgain(request) } : newKeptKey();
  if (kept && !stays) await goOnUnder(keyHash, brought!);
  if (!(await keepNotes(keyHash, user?.id ?? null, read.data.notes)))
    return answer({ problem: 'large' }, 413);
  const response = answer({});
  response.headers.append('Set-Cookie', cookie);
  if (request.headers.get('cookie')?.includes(LEAVING))
    response.headers.append('Set-Cookie', notesHaveCome());
  return response;
}

function answer(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'private, no-store' } });
}
