import type { WizardBook } from '../../books/book/book.schema.ts';
import { WIZARD_BOOK_TITLE } from '../../buying/checkout/wizard-line.ts';

export interface WizardBookCard {
  id: WizardBook['story'];
  title: string;
  description: string;
}

/** Copied from the stories, because the workshop is too large to load on the first step. */
const DESCRIPTION: Record<WizardBook['story'], string> = {
  'superhero-adventure': 'The night eats the city’s lights, and one small cape goes up.',
  'magic-kingdom': 'A very large dragon has a very small voice.',
  'space-explorer': 'A star calls for help, and somebody small answers.',
  'princess-adventure': 'Some royals sit very still. Not this one.',
};

/** The four books of step 1, in the order of the shelf. */
export const BOOKS: readonly WizardBookCard[] = (
  Object.entries(WIZARD_BOOK_TITLE) as [WizardBook['story'], string][]
).map(([id, title]) => ({ id, title, description: DESCRIPTION[id] }));
