import { mkdirSync, rmSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import {
  type Colour,
  friendToSvg,
  loadFriends,
  loadHeads,
  loadLettering,
  loadStory,
  makeBook,
  pageToSvg,
  shelf,
  wheelchairToSvg,
} from '../comic/index.ts';
import { SAMPLE_HEROES } from '../app/shop/product/sample-heroes.ts';
import { ANIMALS } from '../app/books/book/favourites.ts';
import { fontBytes } from '../comic/node-fonts.ts';
import { ashasPictures } from './samples/asha.ts';
import { WORLD_COLOUR } from '../app/buying/catalogue/world-colours.ts';

/**
 * Draws the cover of every book on the shelf with a sample hero, nobody's photo, for the shop's pages:
 * `public/covers/<story>-<width>.avif` in four widths, a WebP for browsers without AVIF, `-share.jpg`, the picture
 * that goes with a shared link, and `-letter.jpg`, the small one of letters, whose readers know few kinds of pictures.
 * `asha-….avif` and `.webp` are a painted photo and what the studio makes of it (`samples/asha.ts`);
 * `friend-<animal>.webp` are the animals that a parent may choose, `wheelchair.webp` the hero's.
 */
const FOLDER = 'public/covers';
const AVIF_WIDTHS = [320, 480, 640, 960];
const WEBP_WIDTH = 480;
const LETTER_WIDTH = 240;
const SMALL_WIDTH = 128;
const SHARE = { width: 1200, height: 630, cover: 534 };
const INK = '#1a1026';

const lettering = await loadLettering(fontBytes());
await Promise.all([loadHeads('chosen'), loadFriends()]);
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const { id } of shelf) {
  await loadStory(id);
  const book = makeBook({ story: id, ...SAMPLE_HEROES[id] }, lettering);
  const svg = pageToSvg(book.pages[0]!, { idPrefix: 'cover' });
  const picture = new Resvg(svg, {
    fitTo: { mode: 'width', value: 1440 },
    font: { loadSystemFonts: false },
  }).render();
  const cover = sharp(picture.asPng());
  await Promise.all(
    AVIF_WIDTHS.map((width) =>
      cover.clone().resize(width).avif({ quality: 42, effort: 3 }).toFile(`${FOLDER}/${id}-${width}.avif`),
    ),
  );
  await cover.clone().resize(WEBP_WIDTH).webp({ quality: 80 }).toFile(`${FOLDER}/${id}-${WEBP_WIDTH}.webp`);
  await cover
    .clone()
    .resize(LETTER_WIDTH)
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(`${FOLDER}/${id}-letter.jpg`);
  const onShare = await cover.clone().resize(SHARE.cover).png().toBuffer();
  await sharePicture(onShare, WORLD_COLOUR[id] ?? INK).toFile(`${FOLDER}/${id}-share.jpg`);
}

const ASHA = { photo: 480, ink: 480, faces: 720, hero: 560 } as const;
const pictures = await ashasPictures(lettering);
for (const [name, width] of Object.entries(ASHA)) {
  // What is laid on a picture is laid before it is made smaller.
  const picture = sharp(await pictures[name]!.png().toBuffer()).resize(width);
  await picture.clone().avif({ quality: 42, effort: 4 }).toFile(`${FOLDER}/asha-${name}.avif`);
  await picture.clone().webp({ quality: 78 }).toFile(`${FOLDER}/asha-${name}.webp`);
}

for (const { id } of ANIMALS)
  await smallPicture(friendToSvg(id, { idPrefix: 'friend', title: id }), `friend-${id}`);
await smallPicture(wheelchairToSvg({ idPrefix: 'wheelchair', title: 'Wheelchair' }), 'wheelchair');

async function smallPicture(svg: string, name: string): Promise<void> {
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: 2 * SMALL_WIDTH } }).render();
  await sharp(picture.asPng()).resize(SMALL_WIDTH).webp({ quality: 82 }).toFile(`${FOLDER}/${name}.webp`);
}

/** The cover on its world's colour, with the rays of a comic's title page. */
function sharePicture(cover: Buffer, ground: Colour): Sharp {
  const { width, height } = SHARE;
  const left = Math.round((width - SHARE.cover) / 2);
  const top = Math.round((height - SHARE.cover) / 2);
  const far = (turn: number) =>
    `${width / 2 + width * Math.cos(turn * 2 * Math.PI)} ${height / 2 + width * Math.sin(turn * 2 * Math.PI)}`;
  const rays = Array.from(
    { length: 16 },
    (_, index) => `M${width / 2} ${height / 2}L${far(index / 16)} ${far((index + 0.5) / 16)}Z`,
  );
  const paper = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${ground}"/>
    <path d="${rays.join('')}" fill="#fff5e1" opacity="0.28"/>
    <rect x="${left + 10}" y="${top + 10}" width="${SHARE.cover}" height="${SHARE.cover}" fill="${INK}"/>
    <rect x="${left - 5}" y="${top - 5}" width="${SHARE.cover + 10}" height="${SHARE.cover + 10}" fill="${INK}"/>
  </svg>`;
  return sharp(new Resvg(paper).render().asPng())
    .composite([{ input: cover, left, top }])
    .jpeg({ quality: 82, mozjpeg: true });
}
