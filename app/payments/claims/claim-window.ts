import { daysAfter, expectedDelivery } from '../../orders/orders/order-dates.ts';
import { isOver, type Stage } from '../../orders/orders/stages.ts';
import { GUARANTEE } from '../../platform/facts/facts.ts';

/** The facts about an order that decide when a claim may be opened. */
export interface Arrived {
  createdAt: Date;
  /** When the shop first recorded progress; null before that. */
  progressAt: Date | null;
  deliveredAt: Date | null;
  stage: Stage;
  /** Whether nothing of it is printed and sent. */
  digital: boolean;
}

/**
 * `soon`: the order has not arrived yet. `open`: claims may be opened until a moment. `over`: the guarantee
 * has expired, or the order was cancelled or refunded.
 */
export type ClaimWindow = { state: 'soon' | 'over' } | { state: 'open'; until: Date };

/**
 * When a customer may open a claim: for seven days from delivery. Until the shop records progress, an order
 * counts as delivered on the day that its customer was told. For a digital copy, claims may also be opened
 * before that, from the day of the order.
 */
export function claimWindow(order: Arrived, at: Date): ClaimWindow {
  if (isOver(order.stage)) return { state: 'over' };
  const arrived = order.deliveredAt ?? (order.progressAt ? null : expectedDelivery(order.createdAt));
  const begins = order.digital ? order.createdAt : arrived;
  if (!begins || at < begins) return { state: 'soon' };
  const until = daysAfter(arrived ?? at, GUARANTEE.days);
  return at < until ? { state: 'open', until } : { state: 'over' };
}
