import { type Parcel } from '../../orders/couriers/couriers.ts';
import { greeting } from '../../platform/mail/greeting.ts';
import { drawLetter } from '../../platform/mail/letter.tsx';
import type { LetterPart } from '../../platform/mail/letter-words.ts';
import { GUARANTEE } from '../../platform/facts/facts.ts';

/** The moves of an order that its customer hears of by letter. */
export type ToldStage = 'shipped' | 'out_for_delivery' | 'delivered';

interface Moved {
  to: ToldStage;
  shopUrl: string;
  fullName: string;
  orderNumber: string;
  orderUrl: string;
  parcel: Parcel | null;
  /** Whether a digital copy unlocked with the parcel. */
  copyUnlocked: boolean;
  /** The day on which the child's photo leaves the shop; null when there is none. */
  photoLeaves: string | null;
  world: string | undefined;
}

const WORDS: Record<ToldStage, { subject: string; preview: string; heading: string; text: string }> = {
  shipped: {
    subject: 'Your book is on its way',
    preview: 'It left our house today.',
    heading: 'The book has set off',
    text: 'Your parcel has left our house and is with the courier.',
  },
  out_for_delivery: {
    subject: 'Your book arrives today',
    preview: 'The courier has it on the way to your door.',
    heading: 'Almost at your door',
    text: 'The courier is on the way to you with your parcel. Somebody should be in to take it.',
  },
  delivered: {
    subject: 'Your book has arrived',
    preview: 'We hope that somebody is already reading it.',
    heading: 'Time to read',
    text: `Your parcel was delivered. We hope that the hero of the book has already found the first page. If anything is not as it should be, tell us within ${GUARANTEE.days} days and we mend it.`,
  },
};

/** Tells a customer that their parcel moved. */
export function orderMovedLetter(moved: Moved) {
  const { subject, preview, heading, text } = WORDS[moved.to];
  return drawLetter({
    shopUrl: moved.shopUrl,
    subject: `${subject} (${moved.orderNumber})`,
    preview,
    heading,
    world: moved.world,
    parts: [
      { kind: 'text', text: greeting(moved.fullName) },
      { kind: 'text', text },
      ...(moved.to === 'delivered' ? [] : parcelParts(moved.parcel)),
      ...(moved.copyUnlocked
        ? [{ kind: 'text' as const, text: 'Your digital copy is unlocked, too: it waits with your order.' }]
        : []),
      ...(moved.photoLeaves
        ? [
            {
              kind: 'text' as const,
              text: `The photo from which the hero was drawn leaves our shop by itself on ${moved.photoLeaves}. The finished book stays.`,
            },
          ]
        : []),
      { kind: 'action', label: 'Open my order', url: moved.orderUrl },
      {
        kind: 'note',
        text: 'You get this letter because you want order updates. Your profile has the switch, under Notification Settings.',
      },
    ],
  });
}

function parcelParts(parcel: Parcel | null): LetterPart[] {
  if (!parcel) return [];
  const facts: [string, string][] = [
    ['Courier', parcel.courier],
    ...(parcel.number ? [['Tracking number', parcel.number] as [string, string]] : []),
  ];
  return [
    { kind: 'facts', title: 'Your parcel', facts },
    ...(parcel.follow
      ? [
          {
            kind: 'links' as const,
            text: 'The courier shows where it is:',
            links: [['Follow the parcel', parcel.follow]] as const,
          },
        ]
      : []),
  ];
}
