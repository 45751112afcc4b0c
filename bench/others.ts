import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const TICKS_A_SECOND = 100;

/**
 * The busy time of all processors since the machine started, in seconds, from Linux' `/proc/stat`. Time that
 * the host gave to other machines ("steal") counts as busy.
 */
function busySeconds(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const [, user = 0, nice = 0, system = 0, , , irq = 0, soft = 0, steal = 0] = line.split(/\s+/).map(Number);
  return (user + nice + system + irq + soft + steal) / TICKS_A_SECOND;
}

/**
 * Begins to watch the processors.
 * @returns a function for the share of all processors that other programs used since then. It takes the
 * seconds that we used.
 */
export function othersSince(): (ours: number) => number {
  const [began, busy, own] = [performance.now(), busySeconds(), process.cpuUsage()];
  return (ours) => {
    const { user, system } = process.cpuUsage(own);
    const theirs = busySeconds() - busy - ours - (user + system) / 1e6;
    return Math.max(0, theirs) / (((performance.now() - began) / 1000) * availableParallelism());
  };
}
