import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** The longest time for which a request may block the event loop. */
export const LONGEST_STALL_MS = 200;

/** @returns the longest time in milliseconds for which the event loop was blocked while `work` ran. */
export async function stallDuring(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await pause(6);
  await work();
  await pause(6);
  delay.disable();
  return delay.max / 1e6;
}

/** A call that may block the event loop. */
export interface Suspect {
  name: string;
  call: () => Promise<unknown>;
}

/**
 * Makes all calls. If the event loop was blocked, it tries each half again, until single calls are left.
 * @returns a line for each call that blocks the event loop every time
 */
export async function whatStalls(suspects: readonly Suspect[]): Promise<string[]> {
  const [first] = suspects;
  if (!first) return [];
  if (suspects.length === 1) {
    const least = await leastStall(first.call);
    return least > LONGEST_STALL_MS ? [`${first.name}: ${Math.round(least)} ms`] : [];
  }
  const doAll = async () => {
    for (const { call } of suspects) await call();
  };
  if ((await stallDuring(doAll)) <= LONGEST_STALL_MS) return [];
  const half = Math.ceil(suspects.length / 2);
  return [...(await whatStalls(suspects.slice(0, half))), ...(await whatStalls(suspects.slice(half)))];
}

/** The shortest stall of up to three tries in milliseconds, because a busy machine stalls by itself at times. */
export async function leastStall(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < 3 && least > LONGEST_STALL_MS; round++)
    least = Math.min(least, await stallDuring(work));
  return least;
}
