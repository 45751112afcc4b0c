import { greeting } from '../../platform/mail/greeting.ts';
import { drawLetter } from '../../platform/mail/letter.tsx';
import { orderDay } from '../../orders/orders/order-dates.ts';

interface Words {
  shopUrl: string;
  ticket: string;
  /** What the visitor wrote, and when. */
  asked: { name: string | null; kind: 'contact' | 'feedback'; message: string; receivedAt: Date };
  answer: string;
  /** Who answers. */
  by: string;
}

/** The subject of the letter that this one answers, so that mailboxes without threads put them together too. */
export function replySubject({ kind, ticket }: { kind: 'contact' | 'feedback'; ticket: string }): string {
  return kind === 'contact'
    ? `Re: We have your message (${ticket})`
    : `Your feedback to Nanhe Veer (${ticket})`;
}

/** Answers a visitor's message. */
export function replyLetter({ shopUrl, ticket, asked, answer, by }: Words) {
  return drawLetter({
    shopUrl,
    subject: replySubject({ kind: asked.kind, ticket }),
    preview: answer.slice(0, 120),
    heading: 'An answer for you',
    parts: [
      { kind: 'text', text: greeting(asked.name ?? '') },
      ...answer.split(/\n{2,}/).map((text) => ({ kind: 'text' as const, text })),
      { kind: 'text', text: `${by}, Nanhe Veer` },
      {
        kind: 'facts',
        title: `You wrote on ${orderDay(asked.receivedAt)}`,
        facts: [
          ['Ticket', ticket],
          ['Message', asked.message],
        ],
      },
      { kind: 'note', text: 'Answer this letter to write to us again.' },
    ],
  });
}
