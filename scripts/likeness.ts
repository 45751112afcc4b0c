/**
 * Lays sheets of likenesses for a folder of photos, for looking at, and prints what can be measured of them.
 *   npm run likeness -- --photos DIR --out DIR [--most N]
 * Sheets: photo, photo face, drawn hero, likeness; the expressions; turned and from behind. The photos stay where they are.
 */
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import { drawBust } from '../comic/art/hero/bust.ts';
import { drawHead, type HeadRequest, loadHeads } from '../comic/art/hero/head.ts';
import { EXPRESSIONS, type Colour, type Hero, type LikenessHero } from '../comic/hero.ts';
import { skinColour } from '../comic/hero/colours.ts';
import { cutOut, headParts } from '../comic/hero/cut-out.ts';
import { guessFaces } from '../comic/hero/detect.ts';
import { meshFace } from '../comic/hero/landmarks.ts';
import { openModels } from '../comic/hero/models.ts';
import {
  createStudio,
  type LikenessAnswer,
  type RawHero,
  type StudioAnswer,
  type Wishes,
} from '../comic/hero/studio.ts';
import { modelFiles, photoOf } from '../comic/hero/test-photos.ts';
import type { Photo } from '../comic/hero/pixels/raster.ts';
import { FEATURES } from '../comic/likeness-features.ts';
import { printSvg } from '../comic/output/svg.ts';
import { drawnSample } from '../comic/sample-heroes.ts';
import { writeGrid } from './contact-sheet.ts';
import { skinLines } from './likeness-skin.ts';

const PIXELS = 220;
const ROWS = 24;
/** Small photos are enlarged, as a face needs so many pixels. */
const LEAST_SIDE = 448;
const LARGEST_SIDE = 2400;
const WEIGHTS = { outer: 20, inner: 11 };
const HEAD_VIEW = { x: -290, y: -500, width: 580, height: 620 };
const SEEN: Omit<HeadRequest, 'weights'>[] = [
  { expression: 'calm', turn: 0 },
  { expression: 'happy', turn: -0.8 },
  { expression: 'calm', turn: 0.8 },
  { expression: 'calm', turn: 0, shut: true },
  { expression: 'calm', turn: 0, back: true },
];

/** A photo taken again in another way: the likeness should stay nearest to its own. */
const AGAIN: Record<string, (picture: Sharp) => Promise<Buffer>> = {
  mirrored: (picture) => picture.flop().png().toBuffer(),
  'leaned by 8°': (picture) => picture.rotate(8, { background: '#808080' }).png().toBuffer(),
  darkened: (picture) => picture.linear(0.6, 0).png().toBuffer(),
  shrunk: async (picture) =>
    picture
      .resize({ width: Math.round(LEAST_SIDE * 0.7) })
      .png()
      .toBuffer(),
  'JPEG 70': (picture) => picture.jpeg({ quality: 70 }).toBuffer(),
};

const { values } = parseArgs({
  options: { photos: { type: 'string' }, out: { type: 'string' }, most: { type: 'string', default: '200' } },
});
if (!values.photos || !values.out) {
  console.error('Needed: --photos DIR --out DIR.');
  process.exit(1);
}
const folder = values.photos;
mkdirSync(values.out, { recursive: true });

await Promise.all([loadHeads('photo'), loadHeads('likeness')]);
const files = modelFiles();
const studio = await createStudio({ models: files });
const models = await openModels(files);

interface Drawn {
  file: string;
  likeness: LikenessHero;
  again: Record<string, LikenessHero>;
  /** The photo's own face, unless it was refused. */
  photoFace?: RawHero;
  /** The photo's lit skin, before anything was done to it. */
  skin: Colour;
}

const drawn: Drawn[] = [];
const refused: Record<string, number> = {};
for (const file of readdirSync(folder)
  .filter((name) => /\.(?:jpe?g|png|webp)$/i.test(name))
  .slice(0, Number(values.most))) {
  const upright = await enlarged(path.join(folder, file));
  const answer = await oneOf(studio.makeLikeness, await photoOf(sharp(upright)));
  if (!answer.ok) {
    refused[answer.reason] = (refused[answer.reason] ?? 0) + 1;
    continue;
  }
  const again: Drawn['again'] = {};
  for (const [name, change] of Object.entries(AGAIN)) {
    const other = await oneOf(studio.makeLikeness, await photoOf(sharp(await change(sharp(upright)))));
    if (other.ok) again[name] = other.hero;
  }
  const face = await oneOf(studio.makeHero, await photoOf(sharp(upright)));
  drawn.push({
    file,
    likeness: answer.hero,
    again,
    ...(face.ok && { photoFace: face.hero }),
    skin: await skinOf(await photoOf(sharp(upright))),
  });
}
await writeSheets(values.out);
printNumbers();

/** The one face of a photo, or the largest of several. */
async function oneOf<Made extends LikenessAnswer | StudioAnswer>(
  make: (photo: Photo, wishes?: Wishes) => Promise<Made>,
  photo: Photo,
): Promise<Made> {
  const answer = await make(photo);
  if (answer.ok || answer.reason !== 'several-faces') return answer;
  const sizes = answer.faces.map(({ width, height }) => width * height);
  return make(photo, { face: sizes.indexOf(Math.max(...sizes)) });
}

async function skinOf(photo: Photo): Promise<Colour> {
  const guesses = await guessFaces(photo, models.faceDetection, models.faceDetectionFar);
  const [guess] = guesses.sort((a, b) => b.size - a.size);
  const face = await meshFace(photo, guess!, models.faceLandmarks);
  return skinColour(cutOut(photo, await headParts(photo, face, [], models.personParts), PIXELS * 2));
}

async function enlarged(file: string): Promise<Buffer> {
  const picture = sharp(file).rotate();
  const { width = 0, height = 0 } = await sharp(file).metadata();
  const side = Math.max(width, height);
  const wanted = Math.min(LARGEST_SIDE, Math.max(LEAST_SIDE, side));
  return picture
    .resize({ width: Math.round((width / side) * wanted) })
    .removeAlpha()
    .png()
    .toBuffer();
}

async function writeSheets(out: string): Promise<void> {
  for (let from = 0; from < drawn.length; from += ROWS) {
    const rows = drawn.slice(from, from + ROWS);
    const name = (kind: string): string => path.join(out, `${kind}-${from / ROWS + 1}.png`);
    const grid = { width: PIXELS, height: PIXELS, gap: 4 };
    const likeness: Buffer[] = [];
    for (const { file, likeness: hero, photoFace } of rows) {
      likeness.push(
        await sharp(path.join(folder, file)).rotate().resize(PIXELS, PIXELS).png().toBuffer(),
        await photoBust(photoFace),
        bust({ ...drawnSample, skin: hero.skin, hair: hero.hair, hairStyle: 'short', glasses: hero.glasses }),
        bust(hero),
      );
    }
    await writeGrid(likeness, { columns: 8, ...grid }, name('likeness'));
    const faces = rows.flatMap(({ likeness: hero }) =>
      EXPRESSIONS.map((expression) => bust(hero, expression)),
    );
    await writeGrid(faces, { columns: EXPRESSIONS.length * 2, ...grid }, name('expressions'));
    const turned = rows.flatMap(({ likeness: hero }) => SEEN.map((seen) => head(hero, seen)));
    await writeGrid(turned, { columns: SEEN.length * 2, ...grid }, name('turned'));
  }
}

async function photoBust(raw: RawHero | undefined): Promise<Buffer> {
  if (!raw)
    return sharp({ create: { width: PIXELS, height: PIXELS, channels: 3, background: '#eeeeee' } })
      .png()
      .toBuffer();
  const { heads, shutMouth: _, ...hero } = raw;
  const calm = await sharp(heads.calm, { raw: { width: hero.width, height: hero.height, channels: 3 } })
    .jpeg()
    .toBuffer();
  const href = `data:image/jpeg;base64,${calm.toString('base64')}`;
  return bust({
    kind: 'photo',
    ...hero,
    heads: { calm: href, happy: href, surprised: href, brave: href, worried: href },
  });
}

function bust(hero: Hero, expression: HeadRequest['expression'] = 'calm'): Buffer {
  const { nodes, view } = drawBust(hero, expression);
  return png(printSvg(nodes, { idPrefix: 'bust', view, title: expression, description: expression }));
}

function head(hero: Hero, seen: Omit<HeadRequest, 'weights'>): Buffer {
  const { behind, over } = drawHead(hero, { ...seen, weights: WEIGHTS });
  const view = { ...HEAD_VIEW, x: HEAD_VIEW.x - 20, width: HEAD_VIEW.height };
  return png(printSvg([...behind, ...over], { idPrefix: 'head', view, title: 'Head', description: 'Head' }));
}

function png(svg: string): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: PIXELS } }).render().asPng();
}

function printNumbers(): void {
  const said = Object.entries(refused).map(([reason, count]) => `${reason} ${count}`);
  console.log(`${drawn.length} likenesses; refused: ${said.join(', ') || 'none'}`);
  const sizes = drawn.map(({ likeness }) => JSON.stringify(likeness).length).sort((a, b) => a - b);
  console.log(`characters of a hero: median ${sizes[sizes.length >> 1]}, most ${sizes.at(-1)}`);
  for (const name of Object.keys(AGAIN)) {
    const tried = drawn.filter(({ again }) => again[name]);
    const found = tried.filter(({ again, file }) => nearest(again[name]!) === file);
    const share = ((100 * found.length) / (tried.length || 1)).toFixed(0);
    console.log(`${name}: ${found.length} of ${tried.length} find themselves first (${share} %)`);
  }
  for (const line of skinLines(
    'likeness',
    drawn.map(({ skin, likeness }) => [skin, likeness.skin]),
  ))
    console.log(line);
  const faces = drawn.flatMap(({ skin, photoFace }) => (photoFace ? [[skin, photoFace.skin] as const] : []));
  for (const line of skinLines('photo face', faces)) console.log(line);
}

/** Which photo's likeness has the features nearest to these. */
function nearest({ features }: LikenessHero): string {
  const away = (other: LikenessHero): number =>
    Math.hypot(...FEATURES.map((name) => other.features[name] - features[name]));
  return drawn.reduce((best, each) => (away(each.likeness) < away(best.likeness) ? each : best)).file;
}
