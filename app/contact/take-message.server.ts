import { createHash } from 'node:crypto';
import { queueLetter } from '../mail/outbox.server.ts';
import { clientKey } from '../platform/clients.server.ts';
import { db, environment } from '../platform/machine.server.ts';
import { useLimit } from '../platform/rate-limit.server.ts';
import type { ContactForm } from './contact.schema.ts';
import { messageForOwner } from './message-for-owner.mail.tsx';
import { messageReceived } from './message-received.mail.tsx';
import { keepMessage } from './messages.server.ts';

const MESSAGES_AN_HOUR = 5;
/** Anybody can type anybody's address: nobody may be showered with acknowledgements. */
const ACKNOWLEDGEMENTS_A_DAY = 3;
const HOUR = 60 * 60;

/**
 * Takes a visitor's message: kept, forwarded to the owner and acknowledged, all or nothing.
 * @returns the ticket number, or how long to wait.
 */
export async function takeMessage(
  request: Request,
  form: ContactForm,
): Promise<{ ticket: string } | { waitSeconds: number }> {
  const waitSeconds = await useLimit(`contact/${clientKey(request)}`, MESSAGES_AN_HOUR, HOUR);
  if (waitSeconds > 0) return { waitSeconds };
  const enough = await useLimit(
    `contact-letter/${createHash('sha256').update(form.email.toLowerCase()).digest('base64url')}`,
    ACKNOWLEDGEMENTS_A_DAY,
    24 * HOUR,
  );
  const { publicUrl: shopUrl, OWNER_EMAIL: owner } = environment();
  return db().transaction(async (tx) => {
    const message = await keepMessage(tx, { kind: 'contact', ...form });
    await queueLetter(tx, {
      event: `message/${message.id}/owner`,
      to: owner,
      replyTo: form.email,
      ...messageForOwner({ shopUrl, message }),
    });
    if (enough === 0) {
      await queueLetter(tx, {
        event: `message/${message.id}/visitor`,
        to: form.email,
        ...messageReceived({ shopUrl, name: form.name, ticket: message.ticket }),
      });
    }
    return { ticket: message.ticket };
  });
}
