import type { WizardBook } from '../checkout/checkout.schema.ts';

/** The four books of step 1, in the order of the shelf. */
export const BOOKS: readonly { id: WizardBook['story']; title: string; description: string }[] = [
  {
    id: 'superhero-adventure',
    title: 'Superhero Adventure',
    description: 'A cape, a city in trouble, and one small person who knows what to do.',
  },
  {
    id: 'magic-kingdom',
    title: 'Magic Kingdom Quest',
    description: 'A door in the banyan tree opens on a kingdom that has lost its spell book.',
  },
  {
    id: 'space-explorer',
    title: 'Space Explorer',
    description: 'Three planets, one rocket, and a friendly moon that has drifted off its path.',
  },
  {
    id: 'princess-adventure',
    title: 'Princess Adventure',
    description: 'A crown is for deciding: riddles, mountains and a dragon who only wants a song.',
  },
];

export const titleOfBook = (id: WizardBook['story']): string =>
  BOOKS.find((book) => book.id === id)?.title ?? id;
