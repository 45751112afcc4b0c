import { countLetter, keyOf } from '../../account/account/attempts.server.ts';
import { mailboxOf } from '../../platform/mail/one-mailbox.ts';
import { type Letter, queueLetter, sendNow } from '../../platform/mail/outbox.server.ts';
import { postsByService } from '../../platform/mail/post.server.ts';
import { clientKey } from '../../platform/http/clients.server.ts';
import { db, environment } from '../../platform/runtime/runtime.server.ts';
import { useLimit } from '../../platform/limits/rate-limit.server.ts';
import { settingsNow } from '../../platform/settings/settings-now.server.ts';
import type { ContactForm } from './contact.schema.ts';
import { messageForOwner } from './message-for-owner.mail.tsx';
import { messageReceived } from './message-received.mail.tsx';
import { type KeptMessage, keepMessage, withdrawMessage } from './messages.server.ts';

const MESSAGES_AN_HOUR = 5;
/** A visitor can type a stranger's address, so acknowledgements per address are limited. */
const ACKNOWLEDGEMENTS_A_DAY = 3;
const HOUR = 60 * 60;

/**
 * Takes a visitor's message: kept, forwarded to the owner who wants to hear of it, and acknowledged, all or nothing.
 * @returns the ticket number, or how long to wait.
 * @throws when it could not be kept, or the e-mail service refused it.
 */
export async function takeMessage(
  request: Request,
  form: ContactForm,
): Promise<{ ticket: string } | { waitSeconds: number }> {
  const waitSeconds = await useLimit(`contact/${clientKey(request)}`, MESSAGES_AN_HOUR, HOUR);
  if (waitSeconds > 0) return { waitSeconds };
  const mailbox = keyOf(mailboxOf(form.email));
  const enough =
    (await useLimit(`contact-letter/${mailbox}`, ACKNOWLEDGEMENTS_A_DAY, 24 * HOUR)) ||
    (await countLetter(request, 'message-received', form.email));
  const keep = postsByService() && settingsNow().notifyFeedback ? keepOnceMailed : keepAndQueue;
  const message = await keep(form, enough === 0);
  return { ticket: message.ticket };
}

/** The e-mail service refuses a letter at once. Then the visitor gets an error and nothing is kept. */
async function keepOnceMailed(form: ContactForm, acknowledged: boolean): Promise<KeptMessage> {
  const message = await db().transaction((tx) => keepMessage(tx, { kind: 'contact', ...form }));
  try {
    await sendNow(letterToOwner(message, form), form);
  } catch (error) {
    await withdrawMessage(message.id);
    throw error;
  }
  if (acknowledged) await queueLetter(db(), acknowledgement(message, form));
  return message;
}

function keepAndQueue(form: ContactForm, acknowledged: boolean): Promise<KeptMessage> {
  return db().transaction(async (tx) => {
    const message = await keepMessage(tx, { kind: 'contact', ...form });
    if (settingsNow().notifyFeedback) await queueLetter(tx, letterToOwner(message, form));
    if (acknowledged) await queueLetter(tx, acknowledgement(message, form));
    return message;
  });
}

function letterToOwner(message: KeptMessage, form: ContactForm): Letter {
  const { publicUrl: shopUrl, OWNER_EMAIL: to } = environment();
  return {
    event: `message/${message.id}/owner`,
    to,
    replyTo: form.email,
    ...messageForOwner({ shopUrl, message }),
  };
}

function acknowledgement({ id, ticket }: KeptMessage, { name, email }: ContactForm): Letter {
  return {
    event: `message/${id}/visitor`,
    to: email,
    ...messageReceived({ shopUrl: environment().publicUrl, name, ticket }),
  };
}
