import { expect, it } from 'vitest';
import { type BookRequest, loadBook, loadLettering, pageToSvg, planBook, shelf } from '#comic';
import { fontBytes } from '../../../comic/node-fonts.ts';
import { drawnSample, photoSample } from '../../../comic/sample-heroes.ts';
import { coverBook, coverRequest } from './cover-request.ts';

const lettering = await loadLettering(fontBytes());
const cover = (request: BookRequest) => pageToSvg(planBook(request, lettering).page(0), { idPrefix: 'a' });

/** A photo hero with a different picture for every face. */
const ofPhoto = {
  ...photoSample,
  heads: { calm: '/calm', happy: '/happy', surprised: '/surprised', brave: '/brave', worried: '/worried' },
  shutMouth: { href: '/shut', x: 300, y: 600, width: 200, height: 150 },
};
const INSIDE = { message: 'For Anvi, from Nani', customStory: { text: 'Anvi found a door in the tree.' } };

it.each(shelf.map(({ id }) => id))('the cover of %s is the one of the whole book', async (story) => {
  const books: BookRequest[] = [
    { story, name: 'Anvi', hero: ofPhoto, message: INSIDE.message },
    {
      story,
      name: 'Anvi',
      hero: drawnSample,
      language: 'hi',
      favourites: { animal: 'tiger' },
      wheelchair: true,
    },
    { story, name: 'Anvi', hero: ofPhoto, ...INSIDE },
  ];
  for (const book of books) {
    await loadBook(book);
    const travelled = JSON.stringify(coverRequest(book));
    expect(cover(coverBook(JSON.parse(travelled)))).toBe(cover(book));
  }
});

it('nothing that lies inside the book travels, and of a photo one face', () => {
  expect(coverRequest({ story: 'thor', name: 'Anvi', hero: ofPhoto, ...INSIDE })).toEqual({
    story: 'thor',
    name: 'Anvi',
    hero: { ...photoSample, heads: { happy: '/happy' } },
    ownStory: true,
  });
});
