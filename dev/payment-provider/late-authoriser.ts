import type { Ledger } from './ledger.ts';
import { authoriseLate } from './payments.ts';
import { endRefund } from './refunds.ts';

const lookEveryMs = 200;

/**
 * Carries out late authorisations and refunds when they are due, including those of an earlier run. Returns
 * a function that stops it.
 */
export function startLateAuthoriser(ledger: Ledger): () => void {
  const timer = setInterval(() => {
    for (const kept of ledger.payments.list()) {
      if (kept.lateDueAt !== null && kept.lateDueAt <= Date.now()) authoriseLate(ledger, kept.id);
    }
    for (const { id, ends } of ledger.refunds.list()) {
      if (ends && ends.dueAt <= Date.now()) endRefund(ledger, id, ends.as);
    }
  }, lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
