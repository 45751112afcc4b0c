import { rupees } from './rupees.ts';

/** The largest single payment, in whole rupees: as much as banks accept at once, and short to print. */
export const MOST_TOTAL = 500_000;

export const TOO_MUCH = `One payment can be ${rupees(MOST_TOTAL)} at most. Please split the order, or write to us and we will help.`;
