import { z } from 'zod';
import { atMost, forEveryone } from '../../account/account/audience.server.ts';
import { readJson } from '../../platform/bodies/bounded-body.server.ts';
import { clientKey } from '../../platform/http/clients.server.ts';
import { useLimit } from '../../platform/limits/rate-limit.server.ts';
import { askForNotes } from './story-notes.server.ts';

export const middleware = [forEveryone, atMost('drafts')];

const ASKED = { limit: 12, windowSeconds: 600 };
/** The limit of one network address, so that no visitor uses up the daily limit of the whole shop. */
const ASKED_A_DAY = 60;

const wanted = z.object({ text: z.string().min(1).max(6000), name: z.string().max(60) });

/**
 * POST: a director's notes for a custom story, before it is bought, so that the preview matches the book.
 * Answers `{notes}`, an empty list when no director can be asked. Nothing is stored.
 */
export async function action({ request }: { request: Request }): Promise<Response> {
  const read = wanted.safeParse(await readJson(request));
  if (!read.success) return Response.json({ problem: 'unreadable' }, { status: 422 });
  const visitor = clientKey(request);
  const wait =
    (await useLimit(`story-notes/${visitor}`, ASKED.limit, ASKED.windowSeconds)) ||
    (await useLimit(`story-notes/day/${visitor}`, ASKED_A_DAY, 24 * 60 * 60));
  const notes = wait > 0 ? [] : await askForNotes(read.data.text, read.data.name);
  return Response.json({ notes });
}
