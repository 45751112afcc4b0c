/** A person answers within two days. */
export const ANSWER_WITHIN_HOURS = 48;
const HOUR_MS = 3_600_000;

/** What the clock needs to know of a message. */
interface Waiting {
  receivedAt: Date;
  /** Answered, or marked as read: the clock stands still. */
  readAt: Date | null;
  email: string | null;
  sample: boolean;
}

export interface Clock {
  late: boolean;
  /** `due in 5 h`, `late by 2 days`. */
  words: string;
}

/** How long is left for an answer. Null when none is due: the message is handled, or has no address. */
export function replyClock({ receivedAt, readAt, email, sample }: Waiting, now: Date): Clock | null {
  if (readAt !== null || email === null || sample) return null;
  const left = receivedAt.getTime() + ANSWER_WITHIN_HOURS * HOUR_MS - now.getTime();
  if (left < 0) return { late: true, words: `late by ${span(-left)}` };
  return { late: false, words: `due in ${span(left)}` };
}

function span(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 60) return `${Math.max(1, minutes)} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 72 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}
