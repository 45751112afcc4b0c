import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import { drawBust } from '../../comic/art/hero/bust.ts';
import { loadHeads } from '../../comic/art/hero/head.ts';
import type { Expression, LikenessHero } from '../../comic/hero.ts';
import { createStudio } from '../../comic/hero/studio.ts';
import { modelFiles, photoOf } from '../../comic/hero/test-photos.ts';
import { type Lettering, loadStory, makeBook, pageToSvg } from '../../comic/index.ts';
import { printSvg } from '../../comic/output/svg.ts';

/**
 * Asha, whom the shop's pages show before and after: a girl who was painted as a photo, and what the shop's own studio
 * makes of it. She is drawn anew with the covers, so that the pages show what a parent would get.
 */

/** What her parent makes right: a photo from the front hardly shows where braids begin. */
const WISHES = { backHair: 'braids', bindi: true } as const;
const SIDE = 900;
const FACES = ['happy', 'surprised', 'laughing', 'brave', 'thinking', 'proud'] as const;
const GROUND = '#ffe9b8';

/** Where the painted face lies, in its pixels. */
const PAINTED = { middle: 451, eyes: 425, chin: 631 };
/** The same of a bust, in head units. */
const DRAWN = { eyes: -142, chin: 5 };

/** The painted photo as a picture file. */
export function ashasPhoto(): Buffer {
  const svg = readFileSync(new URL('asha.svg', import.meta.url), 'utf8');
  return new Resvg(svg, { fitTo: { mode: 'width', value: SIDE } }).render().asPng();
}

/** @throws Error when the studio refuses the photo. */
export async function ashasLikeness(): Promise<LikenessHero> {
  const studio = await createStudio({ models: modelFiles() });
  const answer = await studio.makeLikeness(await photoOf(sharp(ashasPhoto())));
  if (!answer.ok) throw new Error(`The studio refuses the photo of Asha: ${answer.reason}.`);
  return { ...answer.hero, wishes: WISHES };
}

/** Her photo, the photo that turns into ink, her faces, and the cover with her on it: each under its name. */
export async function ashasPictures(lettering: Lettering): Promise<Record<string, Sharp>> {
  await loadHeads('likeness');
  await loadStory('superhero-adventure');
  const hero = await ashasLikeness();
  const photo = ashasPhoto();
  const book = makeBook({ story: 'superhero-adventure', name: 'Asha', hero }, lettering);
  const cover = new Resvg(pageToSvg(book.pages[0]!, { idPrefix: 'asha' }), {
    fitTo: { mode: 'width', value: 1440 },
    font: { loadSystemFonts: false },
  }).render();
  return {
    photo: sharp(photo),
    ink: await halfInk(photo, hero),
    faces: await facesOf(hero),
    hero: sharp(cover.asPng()),
  };
}

/** The left half as it was taken, the right half drawn at the same place. */
async function halfInk(photo: Buffer, hero: LikenessHero): Promise<Sharp> {
  const scale = (DRAWN.chin - DRAWN.eyes) / (PAINTED.chin - PAINTED.eyes);
  const view = {
    x: -PAINTED.middle * scale,
    y: DRAWN.chin - PAINTED.chin * scale,
    width: SIDE * scale,
    height: SIDE * scale,
  };
  const drawn = await bust(hero, 'happy', SIDE, view);
  const right = { left: SIDE / 2, top: 0, width: SIDE / 2, height: SIDE };
  const half = await sharp(drawn).flatten({ background: GROUND }).extract(right).png().toBuffer();
  const edge = await sharp({ create: { width: 8, height: SIDE, channels: 3, background: '#1a1026' } })
    .png()
    .toBuffer();
  return sharp(photo).composite([
    { input: half, left: right.left, top: 0 },
    { input: edge, left: right.left - 4, top: 0 },
  ]);
}

async function facesOf(hero: LikenessHero): Promise<Sharp> {
  const side = 240;
  const busts = await Promise.all(FACES.map((face) => bust(hero, face, side)));
  return sharp({
    create: { width: side * busts.length, height: side, channels: 3, background: GROUND },
  }).composite(busts.map((input, nth) => ({ input, left: nth * side, top: 0 })));
}

async function bust(
  hero: LikenessHero,
  face: Expression,
  width: number,
  from?: { x: number; y: number; width: number; height: number },
): Promise<Buffer> {
  const { nodes, view } = drawBust(hero, face);
  const svg = printSvg(nodes, { idPrefix: face, view: from ?? view, title: 'Asha', description: face });
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}
