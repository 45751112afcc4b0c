import { greeting } from '../../platform/mail/greeting.ts';
import { drawLetter } from '../../platform/mail/letter.tsx';
import { CONTACT } from '../../platform/facts/facts.ts';

/**
 * Tells a visitor that the message has arrived. It repeats nothing that was typed but a plain first name: the
 * address may be somebody else's, and the shop carries no stranger's words there.
 */
export function messageReceived({
  shopUrl,
  name,
  ticket,
}: {
  shopUrl: string;
  name: string;
  ticket: string;
}) {
  return drawLetter({
    shopUrl,
    subject: `We have your message (${ticket})`,
    preview: 'Your message has reached our drawing table.',
    heading: 'We have your message',
    parts: [
      { kind: 'text', text: greeting(name) },
      {
        kind: 'text',
        text: 'Thank you for writing to Nanhe Veer. Your message has reached our drawing table, and a person will answer it by e-mail.',
      },
      { kind: 'facts', title: 'For your records', facts: [['Ticket number', ticket]] },
      {
        kind: 'text',
        text: `Is it urgent? We are on WhatsApp and on the phone at ${CONTACT.phone}, ${CONTACT.hours}.`,
      },
      { kind: 'action', label: 'Chat on WhatsApp', url: CONTACT.whatsapp },
      {
        kind: 'note',
        text: 'You did not write to us? Then somebody mistyped an e-mail address, and you need do nothing.',
      },
    ],
  });
}
