import { callSeconds, letBegin } from './metrics.server.ts';
import { traced } from './traces.server.ts';

/** The services outside that the shop asks. */
export type Helper = 'payment' | 'mail' | 'chat' | 'store';

/**
 * Makes a call to one of them, and keeps how long it took and what came of it. A call is over when it says so: one by
 * `fetch` (`callOut`) when its answer begins, a small question (`askOut`) and a letter by SMTP when the whole answer is there.
 */
export async function watchCall<Answer>(to: Helper, call: () => Promise<Answer>): Promise<Answer> {
  const seconds = letBegin();
  let outcome = 'failed';
  try {
    const answer = await traced(`call ${to}`, 'CLIENT', { 'shop.service': to }, call);
    outcome = outcomeOf(to, answer);
    return answer;
  } finally {
    callSeconds.observe({ to, outcome }, seconds());
  }
}

/** A payment provider that does not take the key does nothing at all: that wakes somebody up. */
function outcomeOf(to: Helper, answer: unknown): 'ok' | 'refused' | 'failed' {
  const status = statusOf(answer);
  if (status < 400) return 'ok';
  if (to === 'payment' && [401, 403].includes(status)) return 'failed';
  return status < 500 ? 'refused' : 'failed';
}

/** What is no answer of HTTP came as it should. */
function statusOf(answer: unknown): number {
  const status = typeof answer === 'object' && answer && 'status' in answer ? answer.status : undefined;
  return typeof status === 'number' ? status : 200;
}
