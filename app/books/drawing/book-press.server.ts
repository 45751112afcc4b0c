import type { MadeAnswer, MakeOrder } from '#comic';
import { askProcess, type Worker } from '../../platform/processes/ask-process.server.ts';

export type PressAnswer = Exclude<MadeAnswer, { interrupted: string }>;

/**
 * Node flags that limit the memory of the press. The semi-space for young objects is small: V8 would take
 * three times 16 MB for it, and for a book three times 4 MB is enough. WebAssembly is compiled by Liftoff
 * alone. The optimising compiler would take memory and time without giving anything back, because a press
 * ends after one book.
 */
export const PRESS_MEMORY = ['--max-semi-space-size=4', '--max-old-space-size=384', '--liftoff-only'];
const PRESS: Worker = {
  name: 'The press',
  script: 'comic/make-worker.ts',
  flags: PRESS_MEMORY,
  // A book takes one to three seconds.
  limitMs: 90_000,
};
/** The spine of 24 pages and their cover, as the printing house binds them. */
const SPINE_MM = 4;

/**
 * Makes a whole book in a process of its own, which knows none of the shop's secrets.
 * @param printed also makes the files for the printing house.
 * @param profile path of the printing house's ICC profile; without one its files are RGB.
 * @throws when the process dies, takes too long or gets no memory; trying again may help.
 */
export async function pressBook(
  request: MakeOrder['request'],
  printed: boolean,
  profile: string | undefined,
): Promise<PressAnswer> {
  const order: MakeOrder = {
    request,
    spineMm: printed ? SPINE_MM : null,
    profile: profile ?? null,
  };
  const answer = await askProcess<MadeAnswer>(PRESS, order);
  if ('interrupted' in answer) throw new Error(`The press was interrupted: ${answer.interrupted}`);
  return answer;
}
