import type { Stage } from '../../orders/orders/stages.ts';
import { GUARANTEE } from '../../platform/facts/facts.ts';

/** The facts about an order that decide whether its customer may cancel it. */
export interface Cancellable {
  stage: Stage;
  createdAt: Date;
  /** Whether a digital copy of it can be downloaded already. */
  copyOut: boolean;
}

/** The stages before anything is printed. */
const BEFORE_WORK: readonly Stage[] = ['paid', 'photo_check', 'drawing', 'proof'];
const HOURS = Number.parseInt(GUARANTEE.cancelWithin, 10);

/** The time until which customers may cancel an order themselves; null when they may not. */
export function cancelUntil({ stage, createdAt, copyOut }: Cancellable, at: Date): Date | null {
  if (copyOut || !BEFORE_WORK.includes(stage)) return null;
  const until = new Date(createdAt.getTime() + HOURS * 3_600_000);
  return at < until ? until : null;
}
