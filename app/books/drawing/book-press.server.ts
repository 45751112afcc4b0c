import type { MadeAnswer, MakeOrder } from '#comic';
import { askProcess, type Worker } from '../../platform/processes/ask-process.server.ts';

export type PressAnswer = Exclude<MadeAnswer, { interrupted: string }>;

/**
 * Memory of the press. Little room for young objects keeps it small: V8 would take three times 16 MB for them, and a
 * book needs no more than three times this. A press makes one book and ends: the compiler that makes WebAssembly fast
 * after a while would take memory and time, and give nothing back.
 */
export const PRESS_MEMORY = ['--max-semi-space-size=4', '--max-old-space-size=384', '--liftoff-only'];
const PRESS: Worker = {
  name: 'The press',
  script: 'comic/make-worker.ts',
  flags: PRESS_MEMORY,
  // A book takes one to three seconds.
  limitMs: 90_000,
};
/** 24 pages and their cover, as the printing house binds them. */
const SPINE_MM = 4;

/**
 * Makes a whole book in a process of its own, which knows none of the shop's secrets.
 * @param printed also makes the files for the printing house.
 * @param profile path of its ICC profile; its files are RGB without one.
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
