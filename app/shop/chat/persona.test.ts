import { expect, it } from 'vitest';
import { SAMPLE_BOOKS } from '../../buying/catalogue/sample-books.ts';
import { persona } from './persona.ts';

it('the model is told to be short and friendly, what the books are, how they are made and where to go', () => {
  for (const part of [
    'friendly helper',
    "personalised children's comic books",
    '1-3 short, warm sentences, with an emoji or two',
    'How it works: 1 upload a photo, 2 choose an adventure, 3 personalize and preview it, 4 get the book',
    ...SAMPLE_BOOKS.map(({ title }) => title),
    '/create',
    '/pricing',
    '/orders',
    '/contact',
  ])
    expect(persona()).toContain(part);
});
