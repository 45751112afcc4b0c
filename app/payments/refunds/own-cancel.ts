import type { Stage } from '../../orders/orders/stages.ts';
import { GUARANTEE } from '../../platform/facts/facts.ts';

/** What the rule reads of an order. */
export interface Cancellable {
  stage: Stage;
  createdAt: Date;
  /** Whether a digital copy of it can be downloaded already. */
  copyOut: boolean;
}

/** Before the work begins: nothing of it is in print. */
const BEFORE_WORK: readonly Stage[] = ['paid', 'photo_check', 'drawing', 'proof'];
const HOURS = Number.parseInt(GUARANTEE.cancelWithin, 10);

/** Until when customers may cancel an order themselves; null when they may not. */
export function cancelUntil({ stage, createdAt, copyOut }: Cancellable, at: Date): Date | null {
  if (copyOut || !BEFORE_WORK.includes(stage)) return null;
  const until = new Date(createdAt.getTime() + HOURS * 3_600_000);
  return at < until ? until : null;
}
