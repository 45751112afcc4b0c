import { MOST_ATTEMPTS } from '../../platform/mail/send-letter.job.server.ts';

/** The delivery state of a letter in the outbox. */
export type LetterState = 'sent' | 'on its way' | 'could not be delivered';

export function letterState({ sentAt, attempts }: { sentAt: Date | null; attempts: number }): LetterState {
  if (sentAt) return 'sent';
  return attempts >= MOST_ATTEMPTS ? 'could not be delivered' : 'on its way';
}
