/**
 * Draws books to PNG for looking at: one file a page, and a sheet of all of them.
 *   node scripts/comic-sheet.ts --out DIR [--story ID|all] [--name NAME] [--title T] [--message M]
 *                               [--hero drawn|FILE.json] [--pages 0,2] [--width 1200] [--language en|hi]
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import {
  isLanguage,
  LANGUAGES,
  loadLettering,
  loadStory,
  makeBook,
  pageToSvg,
  shelf,
  type DrawnHero,
  type Hero,
} from '../comic/index.ts';
import { fontBytes } from '../comic/node-fonts.ts';

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
const lettering = await loadLettering(fontBytes());
const wanted = values.pages?.split(',').map(Number);
for (const { id } of shelf.filter((entry) => values.story === 'all' || entry.id === values.story)) {
  await loadStory(id);
  const book = makeBook(
    { story: id, name: values.name, title: values.title, message: values.message, hero, language },
    lettering,
  );
  for (const page of book.pages.filter(({ number }) => !wanted || wanted.includes(number))) {
    const svg = pageToSvg(page, { idPrefix: `p${page.number}` });
    const file = join(values.out, `${id}-${page.number}.png`);
    writeFileSync(
      file,
      new Resvg(svg, { fitTo: { mode: 'width', value: Number(values.width) } }).render().asPng(),
    );
    process.stdout.write(`${file}  ${(svg.length / 1024).toFixed(0)} kB of SVG\n`);
  }
}
