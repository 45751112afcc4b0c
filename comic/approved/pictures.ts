import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { type BookRequest, type Lettering, loadStory, makeBook, pageToSvg, type StoryId } from '../index.ts';
import { drawnSample, photoSample } from '../sample-heroes.ts';

/** One page that somebody looked at and approved; its picture lies beside this file as `id.webp`. */
export interface ApprovedPage {
  id: string;
  request: BookRequest;
  /** The page's number, 0 for the cover. */
  page: number;
}

const WIDTH = 320;
/** A channel that is off by more has changed; the same drawing on another machine is off by one or two. */
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

/** Every cover, and pages that between them show each kind of page, of hero, of name and of language. */
export const APPROVED: readonly ApprovedPage[] = [
  page('cover-superhero-adventure', 0, { story: 'superhero-adventure' }),
  page('cover-magic-kingdom', 0, { story: 'magic-kingdom' }),
  page('cover-space-explorer', 0, { story: 'space-explorer' }),
  page('cover-princess-adventure', 0, { story: 'princess-adventure' }),
  page('cover-hanuman', 0, { story: 'hanuman' }),
  page('cover-spider', 0, { story: 'spider' }),
  page('cover-iron', 0, { story: 'iron' }),
  page('cover-thor', 0, { story: 'thor' }),
  page('own-title', 0, { story: 'hanuman', title: 'Nana and the very slow train to Puri' }),
  page('longest-name', 0, { story: 'space-explorer', name: 'Anna Maria Theresa Josephine X' }),
  page('title-page', 1, { story: 'hanuman', name: 'Jo' }),
  page('dedication', 2, { story: 'space-explorer', message: 'For our brave one, from Dadi and Dadu.' }),
  page('panels-photo', 8, { story: 'space-explorer', hero: photoSample }),
  page('panels-from-behind', 4, { story: 'hanuman', hero: { ...drawnSample, headwear: 'turban' } }),
  page('panels-hijab', 12, {
    story: 'hanuman',
    hero: { ...drawnSample, headwear: 'hijab', skin: '#8a5a33' },
  }),
  page('splash', 19, { story: 'hanuman' }),
  page('hindi', 13, { story: 'space-explorer', language: 'hi', name: 'क्षितिज' }),
  page('asleep', 22, { story: 'space-explorer', hero: { ...drawnSample, hairStyle: 'braids' } }),
  page('the-end', 23, { story: 'hanuman', hero: { ...drawnSample, headwear: 'patka' } }),
  page('closing', 24, { story: 'hanuman', language: 'hi', name: 'अन्वी' }),
];

export const approvedFile = (id: string): URL => new URL(`${id}.webp`, import.meta.url);

/** Draws the page as it is now: PNG bytes. */
export async function drawNow(
  { request, page: number }: ApprovedPage,
  lettering: Lettering,
): Promise<Buffer> {
  await loadStory(request.story);
  const found = makeBook(request, lettering).pages.find((each) => each.number === number);
  if (!found) throw new Error(`${request.story} has no page ${number}.`);
  const svg = pageToSvg(found, { idPrefix: 'p' });
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
