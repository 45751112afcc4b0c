/**
 * Draws books to PNG for review: one file for each page, and a sheet of all pages.
 *   node scripts/comic-sheet.ts --out DIR [--story ID|all] [--name NAME] [--title T] [--message M]
 *                               [--hero drawn|FILE.json] [--pages 0,2] [--width 1200] [--language en|hi]
 *                               [--animal elephant] [--colour red] [--wheelchair] [--story-text FILE]
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import {
  isLanguage,
  LANGUAGES,
  loadLettering,
  loadBook,
  wordsOf,
  makeBook,
  pageToSvg,
  shelf,
  type DrawnHero,
  type Favourites,
  type Hero,
} from '../comic/index.ts';
import { fontBytes } from '../comic/node-fonts.ts';
import { writeContactSheet } from './contact-sheet.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    story: { type: 'string', default: 'space-explorer' },
    name: { type: 'string', default: 'Meera' },
    title: { type: 'string' },
    message: { type: 'string' },
    hero: { type: 'string', default: 'drawn' },
    pages: { type: 'string' },
    width: { type: 'string', default: '1200' },
    language: { type: 'string', default: 'en' },
    animal: { type: 'string' },
    colour: { type: 'string' },
    wheelchair: { type: 'boolean', default: false },
    'story-text': { type: 'string' },
  },
});
if (!values.out) throw new Error('--out DIR is needed.');
mkdirSync(values.out, { recursive: true });

const drawn: DrawnHero = {
  kind: 'drawn',
  skin: '#c98a4f',
  hair: '#2b1a14',
  hairStyle: 'braids',
  glasses: false,
  headwear: 'none',
};
const hero = values.hero === 'drawn' ? drawn : (JSON.parse(readFileSync(values.hero, 'utf8')) as Hero);
if (!isLanguage(values.language)) throw new Error(`--language is one of ${LANGUAGES.join(', ')}.`);
const { language } = values;
const favourites = { animal: values.animal, colour: values.colour } as Favourites;
const lettering = await loadLettering(fontBytes());
const customStory = values['story-text'] && { text: readFileSync(values['story-text'], 'utf8') };
const wanted = values.pages?.split(',').map(Number);
const stories = shelf.filter((entry) => values.story === 'all' || entry.id === values.story);
if (stories.length === 0)
  throw new Error(`There is no story "${values.story}". There are: ${shelf.map(({ id }) => id).join(', ')}.`);
for (const { id } of stories) {
  const request = {
    story: id,
    name: values.name,
    title: values.title,
    message: values.message,
    hero,
    language,
    favourites,
    wheelchair: values.wheelchair,
    ...(customStory && { customStory }),
  };
  await loadBook(request);
  await lettering.bring(wordsOf(request));
  const book = makeBook(request, lettering);
  const drawnPages: Buffer[] = [];
  for (const page of book.pages.filter(({ number }) => !wanted || wanted.includes(number))) {
    const svg = pageToSvg(page, { idPrefix: `p${page.number}` });
    const file = join(values.out, `${id}-${page.number}.png`);
    const png = new Resvg(svg, { fitTo: { mode: 'width', value: Number(values.width) } }).render().asPng();
    writeFileSync(file, png);
    drawnPages.push(png);
    process.stdout.write(`${file}  ${(svg.length / 1024).toFixed(0)} kB of SVG\n`);
  }
  if (drawnPages.length === 0) continue;
  const sheet = join(values.out, `${id}-sheet.png`);
  await writeContactSheet(drawnPages, sheet);
  process.stdout.write(`${sheet}\n`);
}
