import { MOST_ATTEMPTS } from '../../platform/mail/send-letter.job.server.ts';

/** How a letter of the outbox fares. */
export type LetterState = 'sent' | 'on its way' | 'could not be delivered';

export function letterState({ sentAt, attempts }: { sentAt: Date | null; attempts: number }): LetterState {
  if (sentAt) return 'sent';
  return attempts >= MOST_ATTEMPTS ? 'could not be delivered' : 'on its way';
}
