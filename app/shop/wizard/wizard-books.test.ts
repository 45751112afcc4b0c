import { expect, it } from 'vitest';
import { shelf } from '#comic';
import { BOOKS } from './wizard-books.ts';

it('the cards say what the stories on the shelf say of themselves', () => {
  expect(BOOKS.map(({ id, title }) => [id, title])).toEqual([
    ['superhero-adventure', 'Superhero Adventure'],
    ['magic-kingdom', 'Magic Kingdom Quest'],
    ['space-explorer', 'Space Explorer'],
    ['princess-adventure', 'Princess Adventure'],
  ]);
  for (const { id, title, description } of BOOKS) {
    expect(shelf.find((story) => story.id === id)).toMatchObject({ title, blurb: description });
  }
});
