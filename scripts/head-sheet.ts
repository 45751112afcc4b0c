/**
 * Draws heroes' heads for looking at: every kind of drawn child, or the hero of a file, with every expression.
 *   node scripts/head-sheet.ts --out FILE.png [--hero FILE.json] [--size 300] [--kinds plait,coily]
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import { drawBust } from '../comic/art/hero/bust.ts';
import { headKind, loadHeads } from '../comic/art/hero/head.ts';
import { EXPRESSIONS, HAIR_STYLES, HEADWEAR, type DrawnHero, type Hero } from '../comic/hero.ts';
import { printSvg } from '../comic/output/svg.ts';
import { writeGrid } from './contact-sheet.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    hero: { type: 'string' },
    size: { type: 'string', default: '300' },
    kinds: { type: 'string' },
  },
});
if (!values.out) throw new Error('--out FILE.png is needed.');
const size = Number(values.size);

const SKINS = ['#472c1e', '#7d5233', '#a06c42', '#c58c5a', '#dcab7c', '#fbe3d0'] as const;
const HAIR = ['#17110f', '#2b1a12', '#5a3620', '#17110f', '#8a4b23'] as const;

const drawn = (change: Partial<DrawnHero>, index: number): DrawnHero => ({
  kind: 'drawn',
  skin: SKINS[index % SKINS.length]!,
  hair: HAIR[index % HAIR.length]!,
  hairStyle: 'short',
  glasses: false,
  headwear: 'none',
  ...change,
});
const kinds: [string, Hero][] = [
  ...HAIR_STYLES.map((hairStyle, i): [string, Hero] => [hairStyle, drawn({ hairStyle }, i)]),
  ...HEADWEAR.filter((worn) => worn !== 'none').map((headwear, i): [string, Hero] => [
    headwear,
    drawn({ headwear }, i + 2),
  ]),
  ['glasses', drawn({ hairStyle: 'coily', glasses: true }, 1)],
  ['hearing aid', drawn({ hairStyle: 'side-parting', hearingAid: true }, 3)],
  ['bindi', drawn({ hairStyle: 'plait', bindi: true }, 2)],
  ['all', drawn({ hairStyle: 'braids', glasses: true, hearingAid: true, bindi: true }, 5)],
];
const only = values.kinds?.split(',');
const rows = values.hero
  ? [['file', JSON.parse(readFileSync(values.hero, 'utf8')) as Hero] as const]
  : kinds.filter(([name]) => !only || only.includes(name));

for (const [, hero] of rows) await loadHeads(headKind(hero));
const tiles = rows.flatMap(([name, hero]) =>
  EXPRESSIONS.map((expression) => {
    const { nodes, view } = drawBust(hero, expression);
    const svg = printSvg(nodes, { idPrefix: 'head', view, title: name, description: expression });
    return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
  }),
);
const grid = { columns: EXPRESSIONS.length, width: size, height: size, background: '#ffe9b8' };
await writeGrid(tiles, grid, values.out);
