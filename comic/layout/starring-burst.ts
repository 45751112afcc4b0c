import type { CoverPlan } from '../book.ts';
import { INK } from '../drawing/colour.ts';
import { corners } from '../drawing/box.ts';
import { pathBox, star } from '../drawing/path.ts';
import { group, place, shape, type Box, type Node, type Point } from '../drawing/tree.ts';
import { cutInside, cutWords } from '../lettering/break-lines.ts';
import { countLetters } from '../lettering/graphemes.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { displayLettering, type DisplayLettering, largestLettering } from './display-lettering.ts';
import { setText, textPath, textSizes, type TextBlock } from './fit-text.ts';
import { points, SMALLEST_POINTS, TRIM } from './measures.ts';
import { capitals, inLanguage, say, type Telling } from './telling.ts';

const RADIUS = 214;
const INNER = 0.82;
/** The radius of the largest circle inside the notches, less some space. All words stay in it. */
export const BURST_ROOM = RADIUS * INNER - 8;
/** A name that is at least this large, in points, stays in one piece. */
const LARGE_ENOUGH = 11;
const AIR = 6;

/** "Starring Aanya as the knight!" on a star of paper. */
export function starringBurst(
  { at, text }: CoverPlan['starring'],
  telling: Telling,
  lettering: Lettering,
): { nodes: Node[]; box: Box; letters: Box; text: string; points: number } {
  const [x, y] = [TRIM.width * at[0], TRIM.height * at[1]];
  const [above = '', below = ''] = inLanguage(text, telling.language)
    .split('{name}')
    .map((words) => capitals(words.trim()));
  const name = nameInBurst(telling.name, lettering);
  const over = wordsInBurst(above, name.box.y - AIR, -1, lettering);
  const under = wordsInBurst(below, name.box.y + name.box.height + AIR, 1, lettering);
  const spikes = star(0, 0, RADIUS, RADIUS * INNER, 15, { wobble: spikeReach });
  return {
    nodes: [
      group(
        [
          group([shape(spikes, { fill: INK, opacity: 0.45 })], { matrix: place(12, 16) }),
          shape(spikes, { fill: '#ffd23f', stroke: INK, width: 11 }),
          shape(star(0, 0, RADIUS * 0.9, RADIUS * 0.75, 15, { wobble: spikeReach }), { fill: '#ffe98a' }),
          shape(textPath(over.block, 0, over.y), { fill: INK }),
          ...name.nodes,
          shape(textPath(under.block, 0, under.y), { fill: INK }),
        ],
        { matrix: place(x, y, -7) },
      ),
    ],
    box: around([x, y], RADIUS),
    letters: around([x, y], BURST_ROOM),
    text: say(text, telling),
    points: points(Math.min(name.size, over.block.size, under.block.size)),
  };
}

const around = ([x, y]: Point, reach: number): Box => ({
  x: x - reach,
  y: y - reach,
  width: reach * 2,
  height: reach * 2,
});

/** The name in one piece, or cut between letters at line ends when it would be too small to read. */
export function nameInBurst(name: string, lettering: Lettering): DisplayLettering {
  const whole = capitals(name);
  const parts = whole.replace(/-(?=\S)/g, '- ');
  const named = (width: number, height: number, lines: number, longest: number, text = parts) =>
    displayLettering({
      lettering,
      text: cutWords(text, longest, countLetters).join(' '),
      at: [0, -2],
      width,
      height,
      style: 'fire',
      lines,
      biggest: 98,
    });
  const uncut = named(312, 118, 4, Infinity);
  if (points(uncut.size) >= LARGE_ENOUGH) return uncut;
  const usual = largestLettering([named(300, 124, 4, 10), named(300, 124, 4, 12)]);
  if (points(usual.size) >= SMALLEST_POINTS && !usual.lines.some(cutInside)) return usual;
  // A name that is still too small may use the full width of the burst, with fewer lines or other cuts.
  const best = largestLettering([
    usual,
    named(320, 100, 2, 10),
    named(320, 100, 4, 10),
    named(306, 124, 4, 12),
    named(306, 124, 4, 12, whole),
    named(306, 124, 4, 8),
  ]);
  return points(best.size) >= SMALLEST_POINTS ? best : largestLettering([best, named(306, 124, 4, 6)]);
}

/** One line above (-1) or below (1) the name, as large as the circle allows there. */
function wordsInBurst(
  words: string,
  edge: number,
  side: -1 | 1,
  lettering: Lettering,
): { block: TextBlock; y: number } {
  const set = (size: number) => {
    const block = setText(lettering, words, { face: 'display', size, count: 1, limit: 900 });
    const ink = pathBox(textPath(block, 0, 0));
    const y = side < 0 ? edge - (ink.y + ink.height) : edge - ink.y;
    const reach = Math.max(...corners({ ...ink, y: ink.y + y }).map((corner) => Math.hypot(...corner)));
    return { block, y, reach };
  };
  const sizes = textSizes(13.5).map(set);
  return sizes.find(({ reach }) => reach <= BURST_ROOM) ?? sizes.at(-1)!;
}

function spikeReach(i: number): number {
  return i % 2 ? 1 : 0.92 + ((i * 7) % 5) * 0.03;
}
