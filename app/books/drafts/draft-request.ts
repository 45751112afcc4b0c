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

/** How many browsers behind one network address may begin to keep notes. */
const NEW_BROWSERS = { limit: 300, windowSeconds: 3_600 };

const asked = z.object({
  notes: z.partialRecord(z.enum(KEPT_NAMES), z.string().max(MOST_KEPT_BYTES).nullable()),
});

/** GET: `{notes}`, what the shop keeps for this browser and for the other browsers of its customer. */
export async function loader({ request }: { request: Request }): Promise<Response> {
  const keyHash = keptKeyHash(request);
  const user = await currentUser(request);
  return answer({ notes: await keptNotes({ keyHash, userId: user?.id ?? null }) });
}

/**
 * POST `{notes}`: keeps these with the others; null deletes one. The browser gets its key with the first
 * note.
 */
export async function action({ request }: { request: Request }): Promise<Response> {
  const read = asked.safeParse(await readJson(request));
  if (!read.success) return answer({ problem: 'unreadable' }, 422);
  const brought = keptKeyHash(request);
  // Nothing is kept under a key that the shop did not give out or has forgotten.
  const kept = brought === null ? null : await keptFor(brought);
  const user = await currentUser(request);
  // Somebody who types here without signing in may not be the customer who was signed in before.
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
