import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const TICKS_A_SECOND = 100;

/**
 * What Linux' `/proc/stat` says of all processors since the machine began, in seconds. Time that the host gave to other
 * machines ("steal") counts as busy.
 */
function busySeconds(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const [, user = 0, nice = 0, system = 0, , , irq = 0, soft = 0, steal = 0] = line.split(/\s+/).map(Number);
  return (user + nice + system + irq + soft + steal) / TICKS_A_SECOND;
}

/** Begins to watch. @returns which part of all processors others took since then, given the seconds that we took. */
export function othersSince(): (ours: number) => number {
  const [began, busy, own] = [performance.now(), busySeconds(), process.cpuUsage()];
  return (ours) => {
    const { user, system } = process.cpuUsage(own);
    const theirs = busySeconds() - busy - ours - (user + system) / 1e6;
    return Math.max(0, theirs) / (((performance.now() - began) / 1000) * availableParallelism());
  };
}
