import { randomUUID } from 'node:crypto';
import { openShelf } from '../shelf.ts';

/** A file that came with a letter; `content` is base64, `contentId` what its HTML calls it by. */
export type Attachment = { name: string; type: string; contentId: string | null; content: string };

/** A letter as the JSON list shows it, to one person. `date` is when it arrived, in ISO 8601. */
export type Letter = {
  to: string;
  subject: string;
  text: string;
  html: string;
  date: string;
  id: string;
  from: string;
  messageId: string | null;
  /** What it answers, and the whole conversation before it, as its headers say. */
  inReplyTo: string | null;
  references: string | null;
  /** The id of the request that caused it, as in the shop's log. */
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

/** The mailbox of everybody, kept in one file. */
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
