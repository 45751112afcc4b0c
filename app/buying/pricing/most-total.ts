import { rupees } from './rupees.ts';

/** The most that one payment may be, in whole rupees: as much as banks take at once, far below where sums get long. */
export const MOST_TOTAL = 500_000;

export const TOO_MUCH = `One payment can be ${rupees(MOST_TOTAL)} at most. Please split the order, or write to us and we will help.`;
