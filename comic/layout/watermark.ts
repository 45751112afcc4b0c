import type { Page } from '../book.ts';
import { grow, overlaps } from '../drawing/box.ts';
import { INK } from '../drawing/colour.ts';
import { group, place, shape, type Box, type Node, type Point } from '../drawing/tree.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { setText, textPath, type TextBlock } from './fit-text.ts';
import { SAFE, units } from './measures.ts';

/** In degrees; the marks rise slightly. */
const TURN = -16;
const OPACITY = 0.4;
/** Preferred positions of the marks, as shares of the safe area. */
const WISHES: readonly Point[] = [
  [0.26, 0.2],
  [0.55, 0.52],
  [0.76, 0.82],
];
/** Sizes to try in points. The largest one that finds room is used. */
const POINTS = [25, 20, 16, 12];
const STEP = 40;
/**
 * A mark that would lie farther than this from its preferred position is left out, unless it is the page's
 * only one.
 */
const FARTHEST = 420;
const CLEAR = 26;
const ROUND_A_FACE = 0.3;

/**
 * The page with a few faint marks, such as "Preview". They lie beside faces and words, never over them. The
 * given page is not changed.
 */
export function stampPage(page: Page, words: string, lettering: Lettering): Page {
  const taken: Box[] = [...wordsAndFaces(page)];
  const marks: Node[] = [];
  const stamp = ([x, y]: Point, farthest: number): void => {
    const wish: Point = [SAFE.x + SAFE.width * x, SAFE.y + SAFE.height * y];
    for (const size of POINTS) {
      const block = setText(lettering, words, { face: 'display', size: units(size), count: 1, limit: 2000 });
      const middle = nearestRoom(wish, block, taken, farthest);
      if (!middle) continue;
      marks.push(mark(block, middle));
      taken.push(...pieces(block, middle));
      return;
    }
  };
  for (const wish of WISHES) stamp(wish, FARTHEST);
  if (marks.length === 0) stamp(WISHES[0]!, SAFE.width);
  return { ...page, nodes: [...page.nodes, ...marks] };
}

function wordsAndFaces({ boxes }: Page): readonly Box[] {
  const tails = boxes.tails.map(([from, to]) => ({
    x: Math.min(from[0], to[0]),
    y: Math.min(from[1], to[1]),
    width: Math.abs(from[0] - to[0]),
    height: Math.abs(from[1] - to[1]),
  }));
  // A face's box ends at brow and chin, and a talking thing's box is only its mouth. Marks keep clear of the
  // area around them, too.
  const faces = boxes.faces.map((face) => grow(face, Math.max(face.width, face.height) * ROUND_A_FACE));
  return [...faces, ...boxes.balloons, ...boxes.captions, ...boxes.effects, ...boxes.words, ...tails];
}

function nearestRoom(
  [x, y]: Point,
  block: TextBlock,
  taken: readonly Box[],
  farthest: number,
): Point | undefined {
  for (let reach = 0; reach <= farthest; reach += STEP) {
    const around = Math.max(1, Math.ceil((reach * 2 * Math.PI) / STEP / 2));
    for (let turn = 0; turn < around; turn += 1) {
      const angle = (turn / around) * 2 * Math.PI;
      const middle: Point = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
      const free = pieces(block, middle).every(
        (piece) => inside(piece) && !taken.some((box) => overlaps(piece, box)),
      );
      if (free) return middle;
    }
  }
  return undefined;
}

/** A slanted line of letters as a row of upright boxes, with some space round them. */
function pieces({ width, height }: TextBlock, [x, y]: Point): Box[] {
  const tall = height + CLEAR * 2;
  const count = Math.ceil(width / tall) + 1;
  const angle = (TURN * Math.PI) / 180;
  return Array.from({ length: count }, (_, index) => {
    const along = (index / (count - 1) - 0.5) * width;
    return {
      x: x + Math.cos(angle) * along - tall / 2,
      y: y + Math.sin(angle) * along - tall / 2,
      width: tall,
      height: tall,
    };
  });
}

function inside({ x, y, width, height }: Box): boolean {
  return x >= 0 && y >= 0 && x + width <= 2100 && y + height <= 2100;
}

/** Pale letters with a dark edge, which show on light and on dark pictures. */
function mark(block: TextBlock, [x, y]: Point): Node {
  const letters = textPath(block, 0, 0);
  return group([shape(letters, { stroke: INK, width: 9 }), shape(letters, { fill: '#fffaf0' })], {
    matrix: place(x, y, TURN),
    opacity: OPACITY,
  });
}
