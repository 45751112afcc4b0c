import type { Stage } from '../../orders/orders/stages.ts';

/** A proof is sent, a parcel shipped and an order cancelled or refunded each in its own way. */
const OWN_WAYS: readonly Stage[] = ['paid', 'proof', 'shipped', 'cancelled', 'refunded'];

/** Whether staff choose this stage from the list. */
export const isMovedByHand = (stage: Stage): boolean => !OWN_WAYS.includes(stage);
