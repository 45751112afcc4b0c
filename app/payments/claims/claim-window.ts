import { daysAfter, expectedDelivery } from '../../orders/orders/order-dates.ts';
import { isOver, type Stage } from '../../orders/orders/stages.ts';
import { GUARANTEE } from '../../platform/facts/facts.ts';

/** What the rule reads of an order. */
export interface Arrived {
  createdAt: Date;
  /** When the shop first recorded progress; null before that. */
  progressAt: Date | null;
  deliveredAt: Date | null;
  stage: Stage;
  /** Whether nothing of it is printed and sent. */
  digital: boolean;
}

/** `soon`: it has not arrived yet; `open` until a moment; `over`: the days of the guarantee have passed. */
export type ClaimWindow = { state: 'soon' | 'over' } | { state: 'open'; until: Date };

/**
 * When a customer may say that something is wrong: seven days from delivery. Until the shop records progress, an order
 * arrives on the day that its customer was told. A digital copy is there from the start.
 */
export function claimWindow(order: Arrived, at: Date): ClaimWindow {
  if (isOver(order.stage)) return { state: 'over' };
  const arrived = order.deliveredAt ?? (order.progressAt ? null : expectedDelivery(order.createdAt));
  const begins = order.digital ? order.createdAt : arrived;
  if (!begins || at < begins) return { state: 'soon' };
  const until = daysAfter(arrived ?? at, GUARANTEE.days);
  return at < until ? { state: 'open', until } : { state: 'over' };
}
