import type { Wording } from './book.ts';

/**
 * What a parent may choose to make the book more personal: an animal that comes along, and the colour that
 * the hero wears.
 */
export const FAVOURITE_ANIMALS = [
  'elephant',
  'parrot',
  'tiger',
  'puppy',
  'kitten',
  'peacock',
  'squirrel',
  'turtle',
] as const;
export type FavouriteAnimal = (typeof FAVOURITE_ANIMALS)[number];

export const FAVOURITE_COLOURS = [
  'red',
  'orange',
  'yellow',
  'green',
  'turquoise',
  'blue',
  'purple',
  'pink',
] as const;
export type FavouriteColour = (typeof FAVOURITE_COLOURS)[number];

/** Without choices, the hero wears the story's own colours and no animal comes along. */
export interface Favourites {
  animal?: FavouriteAnimal;
  colour?: FavouriteColour;
}

/** The colour of the cloth on a page. */
export const DYES: Record<FavouriteColour, string> = {
  red: '#e5322e',
  orange: '#ff8a1f',
  yellow: '#ffc81f',
  green: '#2fa84a',
  turquoise: '#14b3ac',
  blue: '#2f6df6',
  purple: '#8243cf',
  pink: '#f5559f',
};

/** Fills `{colour}`: English says "your red cape", Hindi "लाल रंग का केप", which agrees with every noun. */
export const COLOUR_WORDS: Record<FavouriteColour, Wording> = {
  red: { en: 'red', hi: 'लाल रंग' },
  orange: { en: 'orange', hi: 'नारंगी रंग' },
  yellow: { en: 'yellow', hi: 'पीले रंग' },
  green: { en: 'green', hi: 'हरे रंग' },
  turquoise: { en: 'turquoise', hi: 'फ़िरोज़ी रंग' },
  blue: { en: 'blue', hi: 'नीले रंग' },
  purple: { en: 'purple', hi: 'बैंगनी रंग' },
  pink: { en: 'pink', hi: 'गुलाबी रंग' },
};

/**
 * Fills `{animal}` and `{sound}`, which is what the animal says. Every English name follows the word
 * "little".
 */
export const ANIMAL_WORDS: Record<FavouriteAnimal, { name: Wording; sound: Wording }> = {
  elephant: { name: { en: 'little elephant', hi: 'नन्हा हाथी' }, sound: { en: 'Toot!', hi: 'पूँ-ऊँ!' } },
  parrot: { name: { en: 'little parrot', hi: 'नन्हा तोता' }, sound: { en: 'Hello!', hi: 'मिट्ठू!' } },
  tiger: { name: { en: 'little tiger', hi: 'नन्हा बाघ' }, sound: { en: 'Grr!', hi: 'घुर्र!' } },
  puppy: { name: { en: 'little puppy', hi: 'नन्हा पिल्ला' }, sound: { en: 'Woof!', hi: 'भौं-भौं!' } },
  kitten: { name: { en: 'little kitten', hi: 'नन्ही बिल्ली' }, sound: { en: 'Mew!', hi: 'म्याऊँ!' } },
  peacock: { name: { en: 'little peacock', hi: 'नन्हा मोर' }, sound: { en: 'May-aw!', hi: 'में-आओ!' } },
  squirrel: {
    name: { en: 'little squirrel', hi: 'नन्ही गिलहरी' },
    sound: { en: 'Chik-chik!', hi: 'चिक-चिक!' },
  },
  turtle: { name: { en: 'little turtle', hi: 'नन्हा कछुआ' }, sound: { en: 'Hmm!', hi: 'हम्म!' } },
};

/** @throws TypeError when the animal or the colour cannot be drawn. */
export function checkFavourites({ animal, colour }: Favourites): Favourites {
  if (animal !== undefined && !FAVOURITE_ANIMALS.includes(animal))
    throw new TypeError('There is no such favourite animal.');
  if (colour !== undefined && !FAVOURITE_COLOURS.includes(colour))
    throw new TypeError('There is no such favourite colour.');
  return { ...(animal && { animal }), ...(colour && { colour }) };
}
