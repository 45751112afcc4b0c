import type { Ledger } from './ledger.ts';
import { authoriseLate } from './payments.ts';

const lookEveryMs = 200;

/** Carries out late authorisations when they are due, those of an earlier run included. Returns how to stop it. */
export function startLateAuthoriser(ledger: Ledger): () => void {
  const timer = setInterval(() => {
    for (const kept of ledger.payments.list()) {
      if (kept.lateDueAt !== null && kept.lateDueAt <= Date.now()) authoriseLate(ledger, kept.id);
    }
  }, lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
