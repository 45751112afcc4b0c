/** The stages of an order in the back office, in sequence. */
export const STAGES = [
  'paid',
  'photo_check',
  'drawing',
  'proof',
  'printing',
  'packed',
  'shipped',
  'out_for_delivery',
  'delivered',
  'cancelled',
  'refunded',
] as const;
export type Stage = (typeof STAGES)[number];

export const STAGE_NAMES: Readonly<Record<Stage, string>> = {
  paid: 'Paid',
  photo_check: 'Photo check',
  drawing: 'Drawing',
  proof: 'Proof',
  printing: 'Printing',
  packed: 'Packed',
  shipped: 'Shipped',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

/** Where an order may go from where it is. Nothing else happens to it, whoever asks. */
const MOVES: Readonly<Record<Stage, readonly Stage[]>> = {
  paid: ['photo_check', 'drawing', 'proof', 'printing', 'delivered', 'cancelled', 'refunded'],
  photo_check: ['drawing', 'proof', 'printing', 'delivered', 'cancelled', 'refunded'],
  drawing: ['photo_check', 'proof', 'printing', 'delivered', 'cancelled', 'refunded'],
  proof: ['drawing', 'printing', 'delivered', 'cancelled', 'refunded'],
  printing: ['packed', 'refunded'],
  packed: ['printing', 'shipped', 'refunded'],
  shipped: ['out_for_delivery', 'delivered', 'refunded'],
  out_for_delivery: ['delivered', 'refunded'],
  delivered: ['refunded'],
  cancelled: ['refunded'],
  refunded: [],
};

/** Only books on paper are printed, packed and carried; a digital order goes from its drawing to its customer. */
const ON_PAPER: readonly Stage[] = ['printing', 'packed', 'shipped', 'out_for_delivery'];
/** From here on words, pictures and address of the book stay as they are. */
const LOCKED: readonly Stage[] = [...ON_PAPER, 'delivered', 'cancelled', 'refunded'];

export function isStage(word: string): word is Stage {
  return (STAGES as readonly string[]).includes(word);
}

/** Nothing more is done for such an order; the partial index of the open ones says the same. */
export const DONE: readonly Stage[] = ['delivered', 'cancelled', 'refunded'];
export const isDone = (stage: Stage): boolean => DONE.includes(stage);

/**
 * Where this order may go next. A digital copy costs no paper: it goes back to the drawing table to be mended also when
 * its customer has it.
 * @param onPaper whether any of its books is printed.
 */
export function movesFrom(stage: Stage, onPaper: boolean): Stage[] {
  if (stage === 'delivered' && !onPaper) return ['drawing', 'refunded'];
  return MOVES[stage].filter((next) => {
    if (!onPaper) return !ON_PAPER.includes(next);
    return next !== 'delivered' || !['paid', 'photo_check', 'drawing', 'proof'].includes(stage);
  });
}

export const isLocked = (stage: Stage): boolean => LOCKED.includes(stage);

/** Nothing is made of it any more. */
export const OVER: readonly Stage[] = ['cancelled', 'refunded'];

export const isOver = (stage: Stage): boolean => OVER.includes(stage);

/** What the customer reads as the order's status. */
export function statusOfStage(stage: Stage): string {
  if (['photo_check', 'drawing', 'proof', 'printing', 'packed'].includes(stage)) return 'preparing';
  return stage === 'paid' ? 'pending' : stage;
}
