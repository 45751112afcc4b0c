import { randomUUID } from 'node:crypto';
import { queueLetter } from '../../platform/mail/outbox.server.ts';
import { environment } from '../../platform/runtime/runtime.server.ts';
import type { Queryable } from '../../platform/database/dialect.ts';
import { type AccessChange, accessChangedLetter } from './access-changed.mail.tsx';

/** Puts into the outbox the letter that tells a member of staff about a change of their own access. */
export async function queueAccessLetter(
  tx: Queryable,
  { name, email }: { name: string; email: string },
  change: AccessChange,
): Promise<void> {
  const letter = accessChangedLetter({ shopUrl: environment().publicUrl, name, change });
  await queueLetter(tx, { event: `staff-access/${randomUUID()}`, to: email, ...letter });
}
