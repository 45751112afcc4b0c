/** A step of a process, as `testing/fault-points.ts` names it: the `nth` of its name since counting began. */
export interface Fault {
  step: string;
  nth: number;
  when: 'before' | 'after';
}

/** An order to a process with fault points. */
export type FaultOrder = { order: 'count' } | { order: 'stop' } | ({ order: 'die' } & Fault);

/** The answer of the process. */
export type FaultReport = { report: 'counting' | 'doomed' } | { report: 'steps'; steps: string[] };
