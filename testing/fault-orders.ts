/** A step of a process, as `testing/fault-points.ts` names it: the `nth` of its name since counting began. */
export interface Fault {
  step: string;
  nth: number;
  when: 'before' | 'after';
}

/** What a process with fault points is told. */
export type FaultOrder = { order: 'count' } | { order: 'stop' } | ({ order: 'die' } & Fault);

/** What it answers. */
export type FaultReport = { report: 'counting' | 'doomed' } | { report: 'steps'; steps: string[] };
