import { expect, it } from 'vitest';
import { shelf } from '#comic';
import { BOOKS } from './wizard-books.ts';

it('the cards say what the stories on the shelf say of themselves', () => {
  expect(BOOKS).toHaveLength(4);
  for (const { id, title, description } of BOOKS) {
    expect(shelf.find((story) => story.id === id)).toMatchObject({ title, blurb: description });
  }
});
