import type { DisplayStyle } from '../book.ts';
import { INK } from '../drawing/colour.ts';
import { corners, moveBox } from '../drawing/box.ts';
import { boxAround } from '../drawing/path.ts';
import { group, linear, place, shape, type Box, type Node, type Point } from '../drawing/tree.ts';
import { balancedLines, cutInside, cutWords } from '../lettering/break-lines.ts';
import { countLetters } from '../lettering/graphemes.ts';
import type { Lettering, Line } from '../lettering/lettering.ts';
import { outline, outlineBox } from '../lettering/outline.ts';
import { points, SMALLEST_POINTS } from './measures.ts';

interface Style {
  top: string;
  middle: string;
  bottom: string;
  side: string;
}

const styles: Record<DisplayStyle, Style> = {
  gold: { top: '#fff7a8', middle: '#ffd52e', bottom: '#ff8a1a', side: '#d81b46' },
  ice: { top: '#ffffff', middle: '#d8f3ff', bottom: '#63c5ff', side: '#2b4fd8' },
  fire: { top: '#ffe36b', middle: '#ff8a2b', bottom: '#f0293a', side: '#7a1240' },
  leaf: { top: '#f6ffb0', middle: '#a6e83c', bottom: '#2fae4e', side: '#0d5c58' },
  rose: { top: '#fff1f6', middle: '#ff9fc4', bottom: '#e8357d', side: '#5e1a7a' },
  sky: { top: '#f0fdff', middle: '#7fe6ff', bottom: '#1c9be8', side: '#3a1c8c' },
};

export interface DisplayRequest {
  lettering: Lettering;
  text: string;
  /** The middle of the drawing, and the most room that it may take with ink, sides and turn. */
  at: Point;
  width: number;
  height: number;
  style: DisplayStyle;
  /** The most lines. The number of lines that gives the biggest letters is used. */
  lines?: number;
  turn?: number;
  /** How much the middle is raised, as a share of the height. */
  arch?: number;
  /** How much larger the right end is than the left. */
  swell?: number;
  /** The largest em size in page units, so that short words do not become huge. */
  biggest?: number;
}

export interface DisplayLettering {
  nodes: readonly Node[];
  box: Box;
  /** Em size in page units. */
  size: number;
  lines: readonly string[];
}

/** Display letters: warped outlines, a two-tone face, thick ink, and sides in one accent colour. */
export function displayLettering(request: DisplayRequest): DisplayLettering {
  const { lettering, text, at } = request;
  const words = text.split(' ');
  const blocks = Array.from({ length: Math.min(request.lines ?? 1, words.length) }, (_, i) =>
    block(lettering, words, i + 1),
  );
  const sound = blocks.filter(({ rows }) => !rows.some(({ line }) => cutInside(line.text)));
  let set = sound.length > 0 ? fitted(sound, request) : undefined;
  if (!set || points(set.size) < SMALLEST_POINTS) set = fitted(blocks, request);
  const { size, warp, starts, drawn, side, ink, box } = set;
  const flat = starts.map(({ line, x, y }) => outline(line, x, y, size, warp)).join('');
  const shift: Point = [at[0] - (box.x + box.width / 2), at[1] - (box.y + box.height / 2)];
  return {
    nodes: [
      group(inked(flat, drawn, side, ink, styles[request.style]), {
        matrix: place(...shift, request.turn ?? 0),
      }),
    ],
    box: { ...box, x: box.x + shift[0], y: box.y + shift[1] },
    size,
    lines: starts.map(({ line }) => line.text),
  };
}

/** The line breaks that give the biggest letters, as large as they fit. */
function fitted(choices: readonly Block[], request: DisplayRequest): Setting {
  const { width, height, biggest = Infinity } = request;
  const scaleOf = (choice: Block): number => Math.min(width / choice.width, height / choice.height);
  const chosen = choices.reduce((best, choice) => (scaleOf(choice) > scaleOf(best) * 1.12 ? choice : best));
  // Warp, ink, sides and turn take room, too. Measure the result and reduce the size until it fits.
  let set = setting(chosen, Math.min(scaleOf(chosen), biggest), request);
  for (let tries = 0; tries < 4 && (set.box.width > width || set.box.height > height); tries++) {
    const fit = Math.min(width / set.box.width, height / set.box.height);
    set = setting(chosen, set.size * fit * 0.995, request);
  }
  return set;
}

/** The largest lettering. Those that cut a word within a line count only when no other can be read. */
export function largestLettering(choices: readonly DisplayLettering[]): DisplayLettering {
  const sound = choices.filter(
    ({ lines, size }) => points(size) >= SMALLEST_POINTS && !lines.some(cutInside),
  );
  return (sound.length > 0 ? sound : choices).reduce((best, other) =>
    other.size > best.size ? other : best,
  );
}

/**
 * Like `displayLettering`, but words that would be too small to read are cut between letters, into at most
 * as many pieces as there are lines.
 */
export function readableLettering(request: DisplayRequest & { lines: number }): DisplayLettering {
  const whole = displayLettering(request);
  if (points(whole.size) >= SMALLEST_POINTS) return whole;
  const longest = Math.max(...request.text.split(' ').map(countLetters));
  const cut = Array.from({ length: request.lines - 1 }, (_, more) =>
    displayLettering({
      ...request,
      text: cutWords(request.text, Math.ceil(longest / (more + 2)), countLetters).join(' '),
    }),
  );
  return largestLettering([whole, ...cut]);
}

/** The width of the outermost ink, so thick that the picture does not show between two letters. */
const RIM = 2.4;

interface Setting {
  size: number;
  warp: (point: Point) => Point;
  /** Where each line's baseline begins, before it is warped and turned. */
  starts: readonly { line: Line; x: number; y: number }[];
  drawn: Box;
  /** How far the sides of the letters reach. */
  side: Point;
  ink: number;
  /** The box round the whole lettering after the turn. */
  box: Box;
}

function setting(
  chosen: Block,
  size: number,
  { height, turn = 0, arch = 0, swell = 0 }: DisplayRequest,
): Setting {
  const half = (chosen.width * size) / 2;
  const rise = Math.min(height, chosen.height * size * 1.3) * arch;
  const warp = ([x, y]: Point): Point => {
    const k = half > 0 ? x / half : 0;
    return [x + y * -0.06, y * (1 + swell * k) + rise * (k * k - 0.5)];
  };
  const starts = chosen.rows.map(({ line, y }) => ({
    line,
    x: (-(line.ink.left + line.ink.right) / 2) * size,
    y: (y - chosen.height / 2) * size,
  }));
  const drawn = boxAround(starts.flatMap(({ line, x, y }) => corners(outlineBox(line, x, y, size, warp))));
  const ink = Math.max(3, Math.min(24, size * 0.085));
  const depth = Math.max(4, Math.min(34, size * 0.11));
  const side: Point = [depth * 0.42, depth];
  const spread = {
    x: drawn.x - (ink * RIM) / 2,
    y: drawn.y - (ink * RIM) / 2,
    width: drawn.width + ink * RIM + side[0],
    height: drawn.height + ink * RIM + side[1],
  };
  return { size, warp, starts, drawn, side, ink, box: moveBox(spread, place(0, 0, turn)) };
}

function inked(flat: string, drawn: Box, side: Point, ink: number, style: Style): Node[] {
  const copies = (count: number, draw: (path: string) => Node): Node[] =>
    Array.from({ length: count }, (_, i) => {
      const k = (count - i) / count;
      return group([draw(flat)], { matrix: place(side[0] * k, side[1] * k) });
    });
  const face = linear(
    [0, drawn.y],
    [0, drawn.y + drawn.height],
    { at: 0, colour: style.top },
    { at: 0.46, colour: style.middle },
    { at: 0.54, colour: style.middle },
    { at: 1, colour: style.bottom },
  );
  return [
    ...copies(2, (d) => shape(d, { fill: INK, stroke: INK, width: ink * RIM })),
    shape(flat, { fill: INK, stroke: INK, width: ink * RIM }),
    ...copies(5, (d) => shape(d, { fill: style.side, stroke: style.side, width: ink * 0.9 })),
    shape(flat, { fill: INK, stroke: INK, width: ink * 0.95 }),
    shape(flat, { fill: face }),
  ];
}

interface Block {
  rows: { line: Line; y: number }[];
  width: number;
  height: number;
}

/** Lines at size 1, stacked by the height of their ink. */
function block(lettering: Lettering, words: readonly string[], count: number): Block {
  const texts = balancedLines(words, count, (text) => lettering.line(text, 'display').width);
  const rows: Block['rows'] = [];
  let y = 0;
  for (const text of texts) {
    const line = lettering.line(text, 'display');
    y += -line.ink.top + (rows.length > 0 ? 0.17 : 0);
    rows.push({ line, y });
    y += Math.max(0, line.ink.bottom);
  }
  return {
    rows,
    width: Math.max(0.01, ...rows.map(({ line }) => line.ink.right - line.ink.left)),
    height: Math.max(0.01, y),
  };
}
