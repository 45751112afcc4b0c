import { describe, expect, it } from 'vitest';
import { DYES, FAVOURITE_ANIMALS, FAVOURITE_COLOURS } from '#comic/favourites.ts';
import { ANIMALS, asFavourites, chosenFavourites, COLOURS, favouriteWords } from './favourites.ts';

it('offers everything that the workshop draws, in its own colours', () => {
  expect(ANIMALS.map(({ id }) => id)).toEqual(FAVOURITE_ANIMALS);
  expect(COLOURS.map(({ id }) => id)).toEqual(FAVOURITE_COLOURS);
  expect(Object.fromEntries(COLOURS.map(({ id, dye }) => [id, dye]))).toEqual(DYES);
});

describe('favourites', () => {
  it.each([
    ['elephant', 'red', { animal: 'elephant', colour: 'red' }],
    ['dragon', 'red', { colour: 'red' }],
    ['puppy', '#ff0000', { animal: 'puppy' }],
    [7, {}, {}],
    ['', null, {}],
  ])('that were stored as %j and %j are %j', (animal, colour, known) => {
    expect(asFavourites(animal, colour)).toEqual(known);
  });

  it('are no part of an order when nothing was chosen', () => {
    expect(chosenFavourites({})).toEqual({});
    expect(chosenFavourites({ animal: 'turtle' })).toEqual({ favourites: { animal: 'turtle' } });
  });

  it.each([
    [{ animal: 'tiger', colour: 'red' }, 'Tiger cub, red'],
    [{ colour: 'turquoise' }, 'Turquoise'],
    [{}, null],
    [undefined, null],
  ] as const)('%j are called %j', (favourites, words) => {
    expect(favouriteWords(favourites)).toBe(words);
  });
});
