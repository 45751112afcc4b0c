export const DISPUTE_STATES = ['open', 'action_required', 'under_review', 'won', 'lost', 'closed'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** What the provider says of a dispute at one moment. */
export interface Word {
  state: DisputeState;
  /** By the provider's clock; null when it did not say. */
  saidAt: Date | null;
}

const isState = (word: unknown): word is DisputeState => DISPUTE_STATES.some((state) => state === word);

/** Nothing more comes of it. */
export const isEnded = (state: DisputeState): boolean =>
  state === 'won' || state === 'lost' || state === 'closed';

/** The kind of the webhook event decides, even when the dispute inside it says something else. */
export function stateOf(kind: string, status: unknown): DisputeState {
  const word = kind.slice('payment.dispute.'.length);
  if (isState(word)) return word;
  return word !== 'created' && isState(status) ? status : 'open';
}

/**
 * Whether a word changes what is known. Words come late, twice and in any order: an end is never undone by what came
 * before it, “won” or “lost” says more than “closed”, and of both, when no clock decides, the loss counts.
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

/** The parts of a dispute that the accounts of a payment use. */
export interface Disputed {
  state: DisputeState;
  amountPaise: number | null;
  lostPaise: number | null;
}

/**
 * Paise of a payment that are not the shop's to hand back: what banks took, and what they are still deciding about.
 * @param paidPaise all of it.
 */
export function outOfReach(paidPaise: number, disputes: readonly Disputed[]): number {
  const sum = disputes.reduce((paise, { state, amountPaise, lostPaise }) => {
    if (state === 'won' || state === 'closed') return paise;
    const disputed = amountPaise ?? paidPaise;
    return paise + (state === 'lost' ? (lostPaise ?? disputed) : disputed);
  }, 0);
  return Math.min(paidPaise, sum);
}
