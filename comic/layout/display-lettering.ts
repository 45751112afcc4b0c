import type { DisplayStyle } from '../book.ts';
import { INK } from '../drawing/colour.ts';
import { pathBox } from '../drawing/path.ts';
import { group, linear, place, shape, type Box, type Node, type Point } from '../drawing/tree.ts';
import { balancedLines } from '../lettering/break-lines.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { outline } from '../lettering/outline.ts';

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
  /** The middle, and the most room the ink may take. */
  at: Point;
  width: number;
  height: number;
  style: DisplayStyle;
  /** The most lines; the count that gives the biggest letters is taken. */
  lines?: number;
  turn?: number;
  /** How much the middle is lifted, as a share of the height. */
  arch?: number;
  /** How much the right end grows over the left. */
  swell?: number;
  /** Most units of em height, so that short words do not grow monstrous. */
  biggest?: number;
}

export interface DisplayLettering {
  nodes: readonly Node[];
  box: Box;
  /** Size of the letters' em in page units. */
  size: number;
}

/** Warped outlines, a two-tone face, thick ink, and sides in one accent colour. */
export function displayLettering(request: DisplayRequest): DisplayLettering {
  const { lettering, text, at, width, height, turn = 0, arch = 0, swell = 0 } = request;
  const words = text.split(' ');
  const choices = Array.from({ length: Math.min(request.lines ?? 1, words.length) }, (_, i) =>
    block(lettering, words, i + 1),
  );
  const room = { width: width * 0.955, height: height * (0.955 - arch * 0.8) };
  const scaleOf = (choice: Block): number => Math.min(room.width / choice.width, room.height / choice.height);
  const chosen = choices.reduce((best, choice) => (scaleOf(choice) > scaleOf(best) * 1.12 ? choice : best));
  const size = Math.min(scaleOf(chosen), request.biggest ?? Infinity);
  const half = (chosen.width * size) / 2;
  const warp = ([x, y]: Point): Point => {
    const k = half > 0 ? x / half : 0;
    const tall = 1 + swell * k;
    return [x + y * -0.06, y * tall + arch * height * (k * k - 0.5)];
  };
  const flat = chosen.rows
    .map(({ line, y }) => outline(line, (-(line.ink.left + line.ink.right) / 2) * size, (y - chosen.height / 2) * size, size, warp))
    .join('');
  const drawn = pathBox(flat);
  const middle: Point = [drawn.x + drawn.width / 2, drawn.y + drawn.height / 2];
  const style = styles[request.style];
  const ink = Math.max(9, Math.min(24, size * 0.085));
  const depth = Math.max(10, Math.min(34, size * 0.11));
  const side: Point = [depth * 0.42, depth];
  const copies = (count: number, ink: (path: string) => Node): Node[] =>
    Array.from({ length: count }, (_, i) => {
      const k = (count - i) / count;
      return group([ink(flat)], { matrix: place(side[0] * k, side[1] * k) });
    });
  const face = linear([0, drawn.y], [0, drawn.y + drawn.height],
    { at: 0, colour: style.top }, { at: 0.46, colour: style.middle }, { at: 0.54, colour: style.middle }, { at: 1, colour: style.bottom });
  const nodes = [
    ...copies(2, (d) => shape(d, { fill: INK, stroke: INK, width: ink * 2 })),
    shape(flat, { fill: INK, stroke: INK, width: ink * 2 }),
    ...copies(5, (d) => shape(d, { fill: style.side, stroke: style.side, width: ink * 0.9 })),
    shape(flat, { fill: INK, stroke: INK, width: ink * 0.95 }),
    shape(flat, { fill: face }),
  ];
  const matrix = place(at[0], at[1], turn);
  const spread = { x: drawn.x - middle[0] - ink, y: drawn.y - middle[1] - ink, width: drawn.width + ink * 2 + side[0], height: drawn.height + ink * 2 + side[1] };
  return {
    nodes: [group([group(nodes, { matrix: place(-middle[0], -middle[1]) })], { matrix })],
    box: turnedBox(spread, at, turn),
    size,
  };
}

interface Block {
  rows: { line: ReturnType<Lettering['line']>; y: number }[];
  width: number;
  height: number;
}

/** Lines stacked by their ink, at size 1. */
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
  return { rows, width: Math.max(0.01, ...rows.map(({ line }) => line.ink.right - line.ink.left)), height: Math.max(0.01, y) };
}

function turnedBox(box: Box, [x, y]: Point, turn: number): Box {
  const angle = Math.abs((turn * Math.PI) / 180);
  const width = box.width * Math.cos(angle) + box.height * Math.sin(angle);
  const height = box.width * Math.sin(angle) + box.height * Math.cos(angle);
  const middle: Point = [x + box.x + box.width / 2, y + box.y + box.height / 2];
  return { x: middle[0] - width / 2, y: middle[1] - height / 2, width, height };
}
