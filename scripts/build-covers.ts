import { mkdirSync, rmSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { type DrawnHero, loadLettering, makeBook, pageToSvg, shelf } from '../comic/index.ts';
import { fontBytes } from './fonts.ts';

/**
 * Draws the cover of every book on the shelf with a sample hero, nobody's photo, for the shop's pages:
 * `public/covers/<story>-480.webp` and `-960.webp`.
 */
const FOLDER = 'public/covers';
const WIDTHS = [480, 960];

const SAMPLES: { name: string; hero: Omit<DrawnHero, 'kind'> }[] = [
  {
    name: 'Mira',
    hero: { skin: '#a9673f', hair: '#1d1420', hairStyle: 'braids', glasses: false, headwear: 'none' },
  },
  {
    name: 'Kabir',
    hero: { skin: '#c98d62', hair: '#20161c', hairStyle: 'short', glasses: true, headwear: 'none' },
  },
  {
    name: 'Zoya',
    hero: { skin: '#d9a679', hair: '#3a241c', hairStyle: 'bob', glasses: false, headwear: 'none' },
  },
  {
    name: 'Arjan',
    hero: { skin: '#b87a4e', hair: '#1d1420', hairStyle: 'short', glasses: false, headwear: 'patka' },
  },
  {
    name: 'Tara',
    hero: { skin: '#8a5233', hair: '#1d1420', hairStyle: 'curly', glasses: false, headwear: 'none' },
  },
  {
    name: 'Dev',
    hero: { skin: '#e0b48c', hair: '#4a2f20', hairStyle: 'short', glasses: false, headwear: 'none' },
  },
  {
    name: 'Anvi',
    hero: { skin: '#c08457', hair: '#241820', hairStyle: 'long', glasses: true, headwear: 'none' },
  },
  {
    name: 'Ishaan',
    hero: { skin: '#9c5f3b', hair: '#1d1420', hairStyle: 'curly', glasses: false, headwear: 'none' },
  },
];

const lettering = await loadLettering(fontBytes());
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const [index, { id }] of shelf.entries()) {
  const sample = SAMPLES[index % SAMPLES.length]!;
  const book = makeBook({ story: id, name: sample.name, hero: { kind: 'drawn', ...sample.hero } }, lettering);
  const svg = pageToSvg(book.pages[0]!, { idPrefix: 'cover' });
  const picture = new Resvg(svg, {
    fitTo: { mode: 'width', value: 1440 },
    font: { loadSystemFonts: false },
  }).render();
  for (const width of WIDTHS) {
    await sharp(picture.asPng()).resize(width).webp({ quality: 82 }).toFile(`${FOLDER}/${id}-${width}.webp`);
  }
}
