import { readdirSync, readFileSync } from 'node:fs';

/** A process by Linux' own figures: ticks of 10 ms, pages of 4 kB. */
interface ProcessFigures {
  pid: number;
  parent: number;
  /** Processor time since it started. */
  seconds: number;
  /** Processor time of its children that have ended. */
  endedSeconds: number;
  /** Resident memory. */
  mb: number;
}

/** Processor time and memory of every descendant of a process. */
export function descendants(root: number): ProcessFigures[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => figuresOf(Number(name)))
    .filter((each) => each !== null);
  const below = (parent: number): ProcessFigures[] =>
    all.filter((each) => each.parent === parent).flatMap((each) => [each, ...below(each.pid)]);
  return below(root);
}

/** Processor time of all descendants of a process, including those that have ended. */
export function secondsBelow(root: number): number {
  const running = descendants(root).reduce((sum, { seconds }) => sum + seconds, 0);
  return running + (figuresOf(root)?.endedSeconds ?? 0);
}

/**
 * @returns this process's peak resident memory in MB. The kernel's `ru_maxrss` is not used, because it
 * starts with the parent's value.
 */
export function ownPeakMb(): number {
  const [, kb] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(kb) / 1024;
}

/** @returns null when there is no process with this id. */
export function figuresOf(pid: number): ProcessFigures | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [parent, user, system, pages] = [fields[1]!, fields[11]!, fields[12]!, fields[21]!];
    const endedSeconds = (fields[13]! + fields[14]!) / 100;
    return { pid, parent, seconds: (user + system) / 100, endedSeconds, mb: (pages * 4096) / 2 ** 20 };
  } catch {
    return null;
  }
}
