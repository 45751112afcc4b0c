import type { WizardBook } from '../checkout/checkout.schema.ts';
import { WIZARD_BOOK_TITLE } from '../checkout/wizard-line.ts';

export interface WizardBookCard {
  id: WizardBook['story'];
  title: string;
  description: string;
}

const DESCRIPTION: Record<WizardBook['story'], string> = {
  'superhero-adventure': 'A cape, a city in trouble, and one small person who knows what to do.',
  'magic-kingdom': 'A door in the banyan tree opens on a kingdom that has lost its spell book.',
  'space-explorer': 'Three planets, one rocket, and a friendly star that has drifted off its path.',
  'princess-adventure': 'A crown is for deciding: riddles, mountains and a dragon who only wants a song.',
};

/** The four books of step 1, in the order of the shelf. */
export const BOOKS: readonly WizardBookCard[] = (
  Object.entries(WIZARD_BOOK_TITLE) as [WizardBook['story'], string][]
).map(([id, title]) => ({ id, title, description: DESCRIPTION[id] }));
