import { callSeconds, letBegin } from './metrics.server.ts';
import { traced } from './traces.server.ts';

/** The services outside that the shop asks. */
export type Helper = 'payment' | 'mail' | 'chat' | 'store';

/** Makes a call to one of them, and keeps how long its answer took to begin and what it was. */
export async function watchCall<Answer>(to: Helper, call: () => Promise<Answer>): Promise<Answer> {
  const seconds = letBegin();
  let outcome = 'failed';
  try {
    const answer = await traced(`call ${to}`, 'CLIENT', { 'shop.service': to }, call);
    outcome = outcomeOf(answer);
    return answer;
  } finally {
    callSeconds.observe({ to, outcome }, seconds());
  }
}

function outcomeOf(answer: unknown): 'ok' | 'refused' | 'failed' {
  if (!(answer instanceof Response) || answer.status < 400) return 'ok';
  return answer.status < 500 ? 'refused' : 'failed';
}
