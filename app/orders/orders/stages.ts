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

/** The stages that an order may move to from each stage. Nobody can make another move. */
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

/** The stages of printed books only. A digital order goes from drawing straight to delivered. */
const ON_PAPER: readonly Stage[] = ['printing', 'packed', 'shipped', 'out_for_delivery'];
/** In these stages the words, pictures and address of the book can no longer be changed. */
const LOCKED: readonly Stage[] = [...ON_PAPER, 'delivered', 'cancelled', 'refunded'];

export function isStage(word: string): word is Stage {
  return (STAGES as readonly string[]).includes(word);
}

/** Stages in which no more work is done. The partial index `orders_open` leaves out the same ones. */
export const DONE: readonly Stage[] = ['delivered', 'cancelled', 'refunded'];
export const isDone = (stage: Stage): boolean => DONE.includes(stage);

/**
 * The stages that this order may move to next. A delivered digital order may go back to drawing for a
 * correction, because that costs no paper.
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

/** The order was called off: its books are no longer made. */
export const OVER: readonly Stage[] = ['cancelled', 'refunded'];

export const isOver = (stage: Stage): boolean => OVER.includes(stage);

/** The status that the customer sees for a stage. */
export function statusOfStage(stage: Stage): string {
  if (['photo_check', 'drawing', 'proof', 'printing', 'packed'].includes(stage)) return 'preparing';
  return stage === 'paid' ? 'pending' : stage;
}
