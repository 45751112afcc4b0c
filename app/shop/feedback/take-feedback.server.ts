import { messageForOwner } from '../contact/message-for-owner.mail.tsx';
import { keepMessage } from '../contact/messages.server.ts';
import { queueLetter } from '../../platform/mail/outbox.server.ts';
import { clientKey } from '../../platform/http/clients.server.ts';
import { db, environment } from '../../platform/runtime/runtime.server.ts';
import { useLimit } from '../../platform/limits/rate-limit.server.ts';
import { settingsNow } from '../../platform/settings/settings-now.server.ts';
import type { FeedbackForm } from './feedback.schema.ts';

const PIECES_AN_HOUR = 5;

/** Keeps a visitor's feedback and mails it to the owner who wants to hear of it. @returns thanks, or how long to wait. */
export async function takeFeedback(
  request: Request,
  form: FeedbackForm,
): Promise<{ thanks: true } | { waitSeconds: number }> {
  const waitSeconds = await useLimit(`feedback/${clientKey(request)}`, PIECES_AN_HOUR, 60 * 60);
  if (waitSeconds > 0) return { waitSeconds };
  const { publicUrl: shopUrl, OWNER_EMAIL: owner } = environment();
  await db().transaction(async (tx) => {
    const { rating, message: words } = form;
    const name = form.name || null;
    const email = form.email || null;
    const message = await keepMessage(tx, { kind: 'feedback', rating, name, email, message: words });
    if (!settingsNow().notifyFeedback) return;
    await queueLetter(tx, {
      event: `message/${message.id}/owner`,
      to: owner,
      ...(email ? { replyTo: email } : {}),
      ...messageForOwner({ shopUrl, message }),
    });
  });
  return { thanks: true };
}
