export const DISPUTE_STATES = ['open', 'action_required', 'under_review', 'won', 'lost', 'closed'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** The provider's report about a dispute. */
export interface Word {
  state: DisputeState;
  /** The time of the report by the provider's clock; null when it gave none. */
  saidAt: Date | null;
}

const isState = (word: unknown): word is DisputeState => DISPUTE_STATES.some((state) => state === word);

/** Whether the dispute has ended. */
export const isEnded = (state: DisputeState): boolean =>
  state === 'won' || state === 'lost' || state === 'closed';

/**
 * The state that a webhook event reports. Its kind decides, even when the dispute inside it has another
 * status.
 */
export function stateOf(kind: string, status: unknown): DisputeState {
  const word = kind.slice('payment.dispute.'.length);
  if (isState(word)) return word;
  return word !== 'created' && isState(status) ? status : 'open';
}

/**
 * Whether a report changes what is known. Reports arrive late, twice and in any order. An ended dispute stays
 * ended. `won` and `lost` outrank `closed`. Otherwise the later report by the provider's clock counts; when
 * the clock cannot decide between `won` and `lost`, `lost` counts.
 */
export function isNews(known: Word | null, told: Word): boolean {
  if (!known) return true;
  if (known.state === told.state) return false;
  if (isEnded(known.state) !== isEnded(told.state)) return isEnded(told.state);
  if (known.state === 'closed') return true;
  if (told.state === 'closed') return false;
  if (known.saidAt && told.saidAt && known.saidAt.getTime() !== told.saidAt.getTime())
    return told.saidAt > known.saidAt;
  return isEnded(told.state) ? told.state === 'lost' : told.state !== 'open';
}

/** The parts of a dispute that decide how much of its payment may be refunded. */
export interface Disputed {
  state: DisputeState;
  amountPaise: number | null;
  lostPaise: number | null;
}

/**
 * Paise of a payment that the shop cannot refund: what banks took back, and what they are still deciding
 * about.
 * @param paidPaise the whole payment.
 */
export function outOfReach(paidPaise: number, disputes: readonly Disputed[]): number {
  const sum = disputes.reduce((paise, { state, amountPaise, lostPaise }) => {
    if (state === 'won' || state === 'closed') return paise;
    const disputed = amountPaise ?? paidPaise;
    return paise + (state === 'lost' ? (lostPaise ?? disputed) : disputed);
  }, 0);
  return Math.min(paidPaise, sum);
}
