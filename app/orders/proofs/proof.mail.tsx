import { greeting } from '../../platform/mail/greeting.ts';
import { drawLetter } from '../../platform/mail/letter.tsx';
import { PROOF_HOURS } from '../orders/order-status.ts';

interface About {
  shopUrl: string;
  fullName: string;
  orderNumber: string;
  /** The address that the letter's button opens. */
  address: string;
  world: string | undefined;
}

/**
 * Asks a parent to look at the finished book. It needs an answer, so customers without order updates get it
 * too.
 */
export function proofSentLetter(about: About, proof: { until: string; takesNotes: boolean; round: number }) {
  return drawLetter({
    shopUrl: about.shopUrl,
    subject: `Please look at your finished book (${about.orderNumber})`,
    preview: `Turn its pages and say yes before ${proof.until}.`,
    heading: proof.round === 1 ? 'Your book is drawn' : 'We have mended it',
    world: about.world,
    parts: [
      { kind: 'text', text: greeting(about.fullName) },
      {
        kind: 'text',
        text:
          proof.round === 1
            ? 'Every page of your book is drawn. Please turn it from cover to cover before we print it.'
            : 'Your book is drawn again. Please turn it once more from cover to cover before we print it.',
      },
      {
        kind: 'text',
        text: proof.takesNotes
          ? `You have ${PROOF_HOURS} hours, until ${proof.until}. If something should be different, pin a note on the page: one round of changes is included. If we hear nothing, we print it as it is.`
          : `You have ${PROOF_HOURS} hours, until ${proof.until}. If we hear nothing, we print it as it is.`,
      },
      { kind: 'action', label: 'Look at the book', url: about.address },
    ],
  });
}

/** Tells the customer that the book goes to print. */
export function proofApprovedLetter(about: About, by: 'customer' | 'time' | 'staff') {
  return drawLetter({
    shopUrl: about.shopUrl,
    subject: `Your book goes to print (${about.orderNumber})`,
    preview: 'From now on it stays as it is.',
    heading: 'To the press',
    world: about.world,
    parts: [
      { kind: 'text', text: greeting(about.fullName) },
      {
        kind: 'text',
        text:
          by === 'time'
            ? `We heard nothing within ${PROOF_HOURS} hours, so your book goes to print as you could see it.`
            : 'Thank you for looking. Your book goes to print exactly as you saw it.',
      },
      { kind: 'text', text: 'From now on its pages and its address stay as they are.' },
      { kind: 'action', label: 'Open my order', url: about.address },
      UPDATES,
    ],
  });
}

/** Tells the customer that the shop has received the notes. */
export function notesReceivedLetter(about: About, notes: number) {
  return drawLetter({
    shopUrl: about.shopUrl,
    subject: `We have your notes (${about.orderNumber})`,
    preview: 'Our artists read each of them, then you see the book again.',
    heading: 'Thank you for your notes',
    world: about.world,
    parts: [
      { kind: 'text', text: greeting(about.fullName) },
      {
        kind: 'text',
        text: `${notes === 1 ? 'Your note is' : `Your ${notes} notes are`} with our artists. When the book is mended, you see it once more before we print it.`,
      },
      { kind: 'action', label: 'Open my order', url: about.address },
      UPDATES,
    ],
  });
}

/** Tells the owner that a parent wants changes. The notes themselves are in the back office. */
export function notesForOwnerLetter(about: Omit<About, 'fullName' | 'world'>, notes: number) {
  return drawLetter({
    shopUrl: about.shopUrl,
    subject: `A parent pinned ${notes === 1 ? 'a note' : `${notes} notes`} (${about.orderNumber})`,
    preview: 'The book waits to be mended.',
    heading: 'Notes on a proof',
    parts: [
      { kind: 'text', text: 'The book waits until somebody has mended it and sent a second proof.' },
      { kind: 'action', label: 'Open the order', url: about.address },
    ],
  });
}

const UPDATES = {
  kind: 'note',
  text: 'You get this letter because you want order updates. Your profile has the switch, under Notification Settings.',
} as const;
