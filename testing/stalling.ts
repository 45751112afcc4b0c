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

/** The shortest of several measurements: a busy machine also causes delays, but not in every run. */
export async function leastStall(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < 3 && least > LONGEST_STALL_MS; round++)
    least = Math.min(least, await stallDuring(work));
  return least;
}
