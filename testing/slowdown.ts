import { execFileSync } from 'node:child_process';

const COUNTING = `
  const started = performance.now();
  const begun = process.cpuUsage();
  for (let i = 0, sum = 0; i < 3e8; i++) sum += i;
  const { user, system } = process.cpuUsage(begun);
  console.log((performance.now() - started) / ((user + system) / 1000));
`;

/**
 * How many times longer work takes now than on a machine with nothing else to do: wall time over processor
 * time of a process that only counts. It is 1 on an idle machine. Tests multiply their time limits by it.
 */
export function slowdown(): number {
  return Math.max(1, Number(execFileSync(process.execPath, ['-e', COUNTING]).toString()));
}
