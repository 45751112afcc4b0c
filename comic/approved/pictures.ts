import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { FAVOURITE_ANIMALS, FAVOURITE_COLOURS } from '../favourites.ts';
import { type DrawnHero, HEADWEAR } from '../hero.ts';
import {
  type BookRequest,
  type Lettering,
  loadBook,
  pageToSvg,
  planBook,
  shelf,
  type StoryId,
} from '../index.ts';
import { drawnSample, HERO_KINDS, photoSample } from '../sample-heroes.ts';
import { LIKENESSES } from '../sample-likenesses.ts';

/** A page that somebody looked at and approved. Its picture is `id.webp` beside this file. */
export interface ApprovedPage {
  id: string;
  request: BookRequest;
  /** The page's number, 0 for the cover. */
  page: number;
}

const WIDTH = 240;
/**
 * A channel that differs by more than this has changed. On another machine the same drawing differs by one or
 * two.
 */
const SAME_CHANNEL = 24;

const page = (
  id: string,
  number: number,
  request: Partial<BookRequest> & { story: StoryId },
): ApprovedPage => ({
  id,
  page: number,
  request: { name: 'Meera', hero: drawnSample, ...request },
});

/** The cover and four pages of a story, which together show both languages and every kind of hero. */
const ofStory = (story: StoryId): ApprovedPage[] => [
  page(`cover-${story}`, 0, { story }),
  page(`${story}-5`, 5, { story }),
  page(`${story}-10`, 10, { story, language: 'hi', name: 'क्षितिज', hero: turnOf(story) }),
  page(`${story}-16`, 16, {
    story,
    hero: { ...drawnSample, hairStyle: 'braids', glasses: false },
    wheelchair: true,
    favourites: {
      animal: FAVOURITE_ANIMALS[placeOf(story) % FAVOURITE_ANIMALS.length]!,
      colour: FAVOURITE_COLOURS[placeOf(story) % FAVOURITE_COLOURS.length]!,
    },
  }),
  page(`${story}-22`, 22, { story, hero: photoSample, favourites: { animal: 'elephant' } }),
];

const placeOf = (story: StoryId): number => shelf.findIndex(({ id }) => id === story);

/** A hero with different headwear in each story; without headwear, the hero wears a hearing aid. */
function turnOf(story: StoryId): DrawnHero {
  const headwear = HEADWEAR[placeOf(story) % HEADWEAR.length]!;
  return { ...drawnSample, headwear, skin: '#8a5a33', hearingAid: headwear === 'none' };
}

/** The pages of every story, then single pages that show kinds of page, titles and names. */
export const APPROVED: readonly ApprovedPage[] = [
  ...shelf.flatMap(({ id }) => ofStory(id)),
  page('own-title', 0, { story: 'hanuman', title: 'Nana and the very slow train to Puri' }),
  page('longest-name', 0, { story: 'space-explorer', name: 'Anna Maria Theresa Josephine X' }),
  page('title-page', 1, { story: 'hanuman', name: 'Jo' }),
  page('dedication', 2, { story: 'space-explorer', message: 'For our brave one, from Dadi and Dadu.' }),
  page('panels-from-behind', 4, { story: 'hanuman', hero: { ...drawnSample, headwear: 'turban' } }),
  page('photo-from-behind', 14, { story: 'space-explorer', hero: photoSample }),
  page('photo-in-cloth', 2, {
    story: 'superhero-adventure',
    hero: { ...photoSample, cloth: { colour: '#d7760e', hangs: false } },
  }),
  page('likeness', 5, { story: 'spider', hero: LIKENESSES[1] }),
  page('likeness-from-behind', 14, { story: 'space-explorer', hero: LIKENESSES[3] }),
  page('toddler', 5, { story: 'spider', hero: HERO_KINDS['drawn toddler']!.hero }),
  page('big-child-from-behind', 14, { story: 'space-explorer', hero: HERO_KINDS['big drawn child']!.hero }),
  page('splash', 19, { story: 'hanuman' }),
  page('the-end', 23, { story: 'hanuman', hero: { ...drawnSample, headwear: 'patka' } }),
  page('closing', 24, { story: 'hanuman', language: 'hi', name: 'अन्वी' }),
];

export const approvedFile = (id: string): URL => new URL(`${id}.webp`, import.meta.url);

/** Draws the page with the code as it is now, as PNG bytes. */
export async function drawNow(
  { request, page: number }: ApprovedPage,
  lettering: Lettering,
): Promise<Buffer> {
  await loadBook(request);
  const svg = pageToSvg(planBook(request, lettering).page(number), { idPrefix: 'p' });
  return new Resvg(svg, { fitTo: { mode: 'width', value: WIDTH } }).render().asPng();
}

/** @returns the share of pixels that changed, 0 to 1; 1 when there is no approved picture of this size. */
export async function changedShare(now: Buffer, approved: URL): Promise<number> {
  const before = await readFile(approved).catch(() => null);
  if (!before) return 1;
  const [old, drawn] = await Promise.all([before, now].map(pixels));
  if (old!.length !== drawn!.length) return 1;
  let changed = 0;
  for (let i = 0; i < old!.length; i += 3) {
    const differs = [0, 1, 2].some(
      (channel) => Math.abs(old![i + channel]! - drawn![i + channel]!) > SAME_CHANNEL,
    );
    if (differs) changed += 1;
  }
  return changed / (old!.length / 3);
}

function pixels(picture: Buffer): Promise<Buffer> {
  return sharp(picture).flatten({ background: '#ffffff' }).removeAlpha().raw().toBuffer();
}
