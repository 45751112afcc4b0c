import { callSeconds, letBegin } from './metrics.server.ts';
import { traced } from './traces.server.ts';

/** The outside services that the shop calls. */
export type Helper = 'payment' | 'mail' | 'chat' | 'store';

/**
 * Makes a call to an outside service, and records its duration and its outcome. When a call ends depends on
 * its kind. One by `fetch` (`callOut`) ends when the response begins. A small request (`askOut`) and a letter
 * by SMTP end when the whole response has arrived.
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

/**
 * When the payment provider rejects the key, no payment works at all. That counts as failed, so that somebody
 * is woken up.
 */
function outcomeOf(to: Helper, answer: unknown): 'ok' | 'refused' | 'failed' {
  const status = statusOf(answer);
  if (status < 400) return 'ok';
  if (to === 'payment' && [401, 403].includes(status)) return 'failed';
  return status < 500 ? 'refused' : 'failed';
}

/** An answer that is not an HTTP response counts as a success. */
function statusOf(answer: unknown): number {
  const status = typeof answer === 'object' && answer && 'status' in answer ? answer.status : undefined;
  return typeof status === 'number' ? status : 200;
}
