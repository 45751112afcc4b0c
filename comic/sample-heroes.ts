import { loadFriends } from './art/friends/load-friends.ts';
import { loadHeads } from './art/hero/head.ts';
import type { BookRequest } from './book.ts';
import type { DrawnHero, PhotoHero } from './hero.ts';
import { LIKENESSES } from './sample-likenesses.ts';

// Tests draw every kind of hero.
await Promise.all([loadHeads('photo'), loadHeads('likeness'), loadHeads('chosen'), loadFriends()]);

/** Heroes for tests: a drawn child, and a "photo" of one grey pixel with a head's outline. */
export const drawnSample: DrawnHero = {
  kind: 'drawn',
  skin: '#b9773f',
  hair: '#241510',
  hairStyle: 'curly',
  glasses: true,
  headwear: 'none',
};

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

export const photoSample: PhotoHero = {
  kind: 'photo',
  heads: { calm: pixel, happy: pixel, surprised: pixel, brave: pixel, worried: pixel },
  width: 800,
  height: 900,
  outline:
    'M400 40C640 40 760 240 740 460C730 680 560 860 400 860C240 860 70 680 60 460C40 240 160 40 400 40Z',
  anchors: {
    leftEye: { x: 290, y: 480 },
    rightEye: { x: 510, y: 470 },
    nose: { x: 400, y: 590 },
    mouth: { x: 402, y: 690 },
    chin: { x: 400, y: 850 },
    crown: { x: 410, y: 45 },
  },
  skin: '#d3ad92',
  hair: '#755e32',
  haircut: { dark: '#403118', light: '#998159', left: { x: 76, y: 560 }, right: { x: 722, y: 580 } },
};

/** Every kind of hero that pages must draw correctly, with the choices that come with some. */
export const HERO_KINDS: Readonly<Record<string, Pick<BookRequest, 'hero' | 'favourites' | 'wheelchair'>>> = {
  drawn: { hero: drawnSample },
  photo: { hero: photoSample },
  hijab: { hero: { ...drawnSample, headwear: 'hijab' } },
  turban: { hero: { ...drawnSample, headwear: 'turban', glasses: false } },
  patka: { hero: { ...drawnSample, headwear: 'patka' }, favourites: { colour: 'turquoise' } },
  'hearing aid': { hero: { ...drawnSample, hairStyle: 'cropped', glasses: false, hearingAid: true } },
  'large hair': {
    hero: { ...drawnSample, hairStyle: 'coily' },
    favourites: { animal: 'peacock', colour: 'pink' },
  },
  'drawn toddler': {
    hero: {
      ...drawnSample,
      hairStyle: 'bunches',
      face: { age: 'toddler', shape: 'round', eyes: 'wide', smile: 'wide', ears: 'large' },
    },
  },
  'big drawn child': {
    hero: {
      ...drawnSample,
      hairStyle: 'long-curls',
      face: { age: 'big', shape: 'long', eyes: 'almond', brows: 'thick', nose: 'wide', frames: 'square' },
    },
  },
  wheelchair: { hero: { ...drawnSample, hairStyle: 'braids' }, wheelchair: true },
  'photo in a wheelchair, with an elephant': {
    hero: { ...photoSample },
    wheelchair: true,
    favourites: { animal: 'elephant', colour: 'purple' },
  },
  ...Object.fromEntries(LIKENESSES.map((hero, nth) => [`likeness ${nth + 1}`, { hero }])),
};

/**
 * Awkward names, as people and programs may type them: first the shortest, the tallest, the widest and the
 * one with most marks.
 */
export const HOSTILE_NAMES = [
  'Jo',
  'क्षितिज श्रीवास्तव',
  'Wwwwwwwwwwwwwwwwwwwwwwwwwwww',
  "Śrī-Lakshmī d'Souza",
  'Arjun',
  'अर्जुन',
  'Ved 🚀🦄',
  'مريم',
  'Anna Maria Theresa Josephine X',
  '🦄',
  'שרה',
  '李小龙',
  '',
  '   ',
  '<b>&"\'</b>',
  '\u202Egro.\u0000\uD800',
  'i\u0310\u0301\u0302\u0303\u0304\u0305',
  'ஆதித்யா',
] as const;
