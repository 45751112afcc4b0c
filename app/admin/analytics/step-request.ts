import { z } from 'zod';
import { atMost, forEveryone } from '../../account/account/audience.server.ts';
import { readJson } from '../../platform/bodies/bounded-body.server.ts';
import { clientKey } from '../../platform/http/clients.server.ts';
import { useLimit } from '../../platform/limits/rate-limit.server.ts';
import { countStep } from './analytics.server.ts';

export const middleware = [forEveryone, atMost('questions')];

/** More than two passes through the wizard in a minute are not human. The keys hold addresses and expire with their window. */
const OPENINGS = { limit: 120, windowSeconds: 600 };
const asked = z.object({ step: z.int().min(1).max(6) });

/** POST `step`: counts an opened step. The answer does not tell whether it was counted. */
export async function action({ request }: { request: Request }): Promise<Response> {
  const read = asked.safeParse(await readJson(request));
  const unwanted = request.headers.get('dnt') === '1' || request.headers.get('sec-gpc') === '1';
  if (read.success && !unwanted) {
    const wait = await useLimit(`step ${clientKey(request)}`, OPENINGS.limit, OPENINGS.windowSeconds);
    if (wait === 0) await countStep(read.data.step);
  }
  return new Response(null, { status: 204 });
}
