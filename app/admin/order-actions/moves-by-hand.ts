import type { Stage } from '../../orders/orders/stages.ts';

/** These moves have actions of their own: sending a proof, shipping, cancelling and refunding. */
const OWN_WAYS: readonly Stage[] = ['paid', 'proof', 'shipped', 'cancelled', 'refunded'];

/** Whether staff choose this stage from the list. */
export const isMovedByHand = (stage: Stage): boolean => !OWN_WAYS.includes(stage);
