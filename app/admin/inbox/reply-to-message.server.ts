import { keepReply, markMessage } from '../../shop/contact/messages.server.ts';
import { conversation } from '../../platform/mail/conversation.server.ts';
import { queueLetter } from '../../platform/mail/outbox.server.ts';
import { db, environment } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import type { Staff } from '../../account/staff-sessions/staff-session.server.ts';
import type { Answered } from './inbox.server.ts';
import { replyLetter } from './reply-letter.mail.tsx';

/** `kept`: it was a sample, and nobody gets a letter. */
type Outcome = 'sent' | 'kept' | 'no-address';

/** Answers a visitor by a letter in the same thread as the shop's earlier ones. This marks the message as handled. */
export async function replyToMessage(
  staff: Staff,
  message: Answered,
  { replyId, words }: { replyId: string; words: string },
): Promise<Outcome> {
  if (message.email === null) return 'no-address';
  const outcome = message.sample ? 'kept' : 'sent';
  await db().transaction(async (tx) => {
    const isNew = await keepReply(tx, {
      id: replyId,
      messageId: message.id,
      words,
      staffId: staff.id,
      staffName: staff.name,
    });
    if (!isNew) return;
    await markMessage(tx, message.id, staff.name);
    await writeAuditEntry(tx, staff, { action: 'message answered', subject: `message ${message.ticket}` });
    if (outcome === 'sent') await queueReply(tx, staff, message, { replyId, words });
  });
  return outcome;
}

async function queueReply(
  tx: Transaction,
  staff: Staff,
  message: Answered,
  { replyId, words }: { replyId: string; words: string },
): Promise<void> {
  const { publicUrl: shopUrl, OWNER_EMAIL: replyTo } = environment();
  const before = await conversation(tx, [
    `message/${message.id}/visitor`,
    ...message.replies.map(({ id }) => `reply/${id}`),
  ]);
  await queueLetter(tx, {
    event: `reply/${replyId}`,
    to: message.email ?? '',
    replyTo,
    ...(before === undefined ? {} : { inReplyTo: before }),
    ...replyLetter({ shopUrl, ticket: message.ticket, asked: message, answer: words, by: staff.name }),
  });
}
