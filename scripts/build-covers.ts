import { mkdirSync, rmSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import {
  type Colour,
  type DrawnHero,
  loadLettering,
  makeBook,
  pageToSvg,
  shelf,
  type StoryId,
} from '../comic/index.ts';
import { fontBytes } from './fonts.ts';

/**
 * Draws the cover of every book on the shelf with a sample hero, nobody's photo, for the shop's pages:
 * `public/covers/<story>-480.webp` and `-960.webp`.
 */
const FOLDER = 'public/covers';
const WIDTHS = [480, 960];

const DARK = '#1d1420';
const SAMPLES: Record<StoryId, { name: string; hero: Omit<DrawnHero, 'kind'> }> = {
  'superhero-adventure': { name: 'Mira', hero: look('#a9673f', DARK, 'braids') },
  'magic-kingdom': { name: 'Kabir', hero: look('#c98d62', '#20161c', 'short', { glasses: true }) },
  'space-explorer': { name: 'Zoya', hero: look('#d9a679', '#3a241c', 'bob') },
  'princess-adventure': { name: 'Anvi', hero: look('#c08457', '#241820', 'long') },
  hanuman: { name: 'Dev', hero: look('#b87a4e', DARK, 'short') },
  spider: { name: 'Tara', hero: look('#8a5233', DARK, 'curly') },
  iron: { name: 'Arjan', hero: look('#b87a4e', DARK, 'short', { headwear: 'patka' }) },
  thor: { name: 'Ishaan', hero: look('#9c5f3b', DARK, 'curly', { glasses: true }) },
};

function look(
  skin: Colour,
  hair: Colour,
  hairStyle: DrawnHero['hairStyle'],
  more: Partial<DrawnHero> = {},
): Omit<DrawnHero, 'kind'> {
  return { skin, hair, hairStyle, glasses: false, headwear: 'none', ...more };
}

const lettering = await loadLettering(fontBytes());
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const { id } of shelf) {
  const sample = SAMPLES[id];
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
