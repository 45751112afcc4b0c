import { randomUUID } from 'node:crypto';
import { openShelf } from '../shelf.ts';

/** A file attached to a letter. `content` is base64; `contentId` is the name that the HTML uses for it. */
export type Attachment = { name: string; type: string; contentId: string | null; content: string };

/** A letter to one person, as the JSON list shows it. `date` is its time of arrival in ISO 8601. */
export type Letter = {
  to: string;
  subject: string;
  text: string;
  html: string;
  date: string;
  id: string;
  from: string;
  messageId: string | null;
  /** The letter that it answers, and the whole conversation before it, from its headers. */
  inReplyTo: string | null;
  references: string | null;
  /** The id of the request that caused it, the same as in the shop's log. */
  requestId: string | null;
  attachments: Attachment[];
};

export type Letters = {
  receive(letter: Omit<Letter, 'id' | 'date'>): Letter;
  /** Newest first. */
  list(): Letter[];
  get(id: string): Letter | undefined;
  empty(): void;
};

/** The mailbox for all recipients, stored in one file. */
export function openLetters(file: string): Letters {
  const shelf = openShelf<Letter>(file);
  return {
    receive({ to, subject, text, html, ...rest }) {
      const date = new Date().toISOString();
      return shelf.put({ to, subject, text, html, date, id: randomUUID(), ...rest });
    },
    list: () => shelf.list().reverse(),
    get: (id) => shelf.get(id),
    empty: () => shelf.empty(),
  };
}
