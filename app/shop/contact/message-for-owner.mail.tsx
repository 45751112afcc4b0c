import { drawLetter } from '../../platform/mail/letter.tsx';
import type { KeptMessage } from './messages.server.ts';

const MOMENT = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** Forwards a visitor's message to the owner. A reply to this letter goes to the visitor. */
export function messageForOwner({ shopUrl, message }: { shopUrl: string; message: KeptMessage }) {
  const feedback = message.kind === 'feedback';
  const facts: [string, string | null][] = [
    ['Ticket', message.ticket],
    ['Received', MOMENT.format(message.receivedAt)],
    ['Rating', message.rating === null ? null : `${message.rating} of 5`],
    ['Name', message.name],
    ['Email', message.email],
    ['Subject', message.subject],
    ['Message', message.message],
  ];
  return drawLetter({
    shopUrl,
    subject: feedback ? `Feedback ${message.ticket}` : `Message ${message.ticket}: ${message.subject}`,
    preview: message.message.slice(0, 120),
    heading: feedback ? 'Feedback from a visitor' : 'A message from a visitor',
    parts: [
      {
        kind: 'facts',
        title: 'What was written',
        facts: facts.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])),
      },
      {
        kind: 'note',
        text: message.email
          ? 'Answer this letter to write to the visitor.'
          : 'The visitor left no e-mail address.',
      },
    ],
  });
}
