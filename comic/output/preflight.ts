import type { Book, Page } from '../book.ts';
import { contains, grow, overlaps } from '../drawing/box.ts';
import { type Box, type Matrix, type Node, apply } from '../drawing/tree.ts';
import { SAFE, SMALLEST_POINTS, TRIM } from '../layout/measures.ts';
import { crosses } from '../layout/place-balloons.ts';
import { packedPicture } from './pdf-picture.ts';

/** Pictures finer than this look sharp in print. */
const LEAST_PPI = 300;
const UNITS_PER_INCH = 254;
/** Outlines and shadows of words may touch what the words may not. */
const TOUCH = 12;

export interface PreflightOptions {
  /** How many pages the printing house wants inside the cover; not looked at when left out. */
  pages?: number | 'multiple of 4';
}

export interface Problem {
  /** Number of the page, 0 the cover; nothing when it is about the whole book. */
  page?: number;
  rule: 'pages' | 'boxes' | 'safe area' | 'faces' | 'words over words' | 'type' | 'pictures';
  /** What is wrong, for staff. */
  message: string;
}

export interface PreflightReport {
  /** Empty when the book may go to the printer. */
  problems: Problem[];
  /** Pages inside the cover. */
  pages: number;
  /** The smallest type anywhere, in points. */
  smallestPoints: number;
  /** The coarsest picture as it lies on its page, in pixels per inch; nothing without pictures. */
  lowestPpi?: number;
}

/** Judges a book as a printing house would, from its drawing, before any file is made. */
export function preflight(book: Book, { pages: wanted }: PreflightOptions = {}): PreflightReport {
  const inside = book.pages.filter(({ kind }) => kind !== 'cover').length;
  const sharpness = pictureSharpness(book);
  const ppis = sharpness.flatMap(({ ppi }) => (ppi === undefined ? [] : [ppi]));
  return {
    problems: [
      ...pageCount(inside, wanted),
      ...book.pages.flatMap((page) => [...placement(page), ...typeSize(page)]),
      ...sharpness.flatMap(({ problem }) => (problem ? [problem] : [])),
    ],
    pages: inside,
    smallestPoints: Math.min(...book.pages.map(({ boxes }) => boxes.smallestPoints)),
    ...(ppis.length > 0 && { lowestPpi: Math.min(...ppis) }),
  };
}

function pageCount(pages: number, wanted: PreflightOptions['pages']): Problem[] {
  const right = wanted === undefined || (wanted === 'multiple of 4' ? pages % 4 === 0 : pages === wanted);
  const words = wanted === 'multiple of 4' ? 'a multiple of 4' : wanted;
  return right ? [] : [{ rule: 'pages', message: `${pages} pages inside the cover, not ${words}` }];
}

function placement({ number: page, boxes }: Page): Problem[] {
  const problems: Problem[] = [];
  const rule = (holds: boolean, rule: Problem['rule'], message: string): void => {
    if (!holds) problems.push({ page, rule, message });
  };
  rule(same(boxes.trim, TRIM), 'boxes', 'the trim is not the book’s size');
  rule(same(boxes.safe, SAFE), 'boxes', 'the safe area is not 10 mm inside the trim');
  const lettered = [...boxes.balloons, ...boxes.captions, ...boxes.effects];
  for (const face of boxes.faces) {
    const hidden = [...lettered, ...boxes.words].some((box) => overlaps(grow(box, -1), face));
    rule(!hidden, 'faces', `words lie over the face at ${where(face)}`);
    for (const [root, tip] of boxes.tails) {
      const inside = contains(face, { x: tip[0], y: tip[1], width: 0, height: 0 });
      rule(
        !inside && !crosses(root, tip, face),
        'faces',
        `a balloon’s tail crosses the face at ${where(face)}`,
      );
    }
  }
  for (const box of [...boxes.balloons, ...boxes.captions, ...boxes.words])
    rule(contains(SAFE, grow(box, -TOUCH)), 'safe area', `words leave the safe area at ${where(box)}`);
  lettered.forEach((box, index) => {
    const other = lettered.slice(index + 1).find((next) => overlaps(grow(box, -1), grow(next, -1)));
    rule(!other, 'words over words', `words lie over words at ${where(box)}`);
  });
  return problems;
}

function typeSize({ number: page, boxes }: Page): Problem[] {
  if (boxes.smallestPoints >= SMALLEST_POINTS - 1e-6) return [];
  return [{ page, rule: 'type', message: `type of ${boxes.smallestPoints.toFixed(1)} pt` }];
}

interface Sharpness {
  ppi?: number;
  problem?: Problem;
}

function pictureSharpness(book: Book): Sharpness[] {
  const sizes = new Map<string, { width: number; height: number } | string>();
  return book.pages.flatMap(({ number: page, nodes }) => {
    const found: Sharpness[] = [];
    const look = (node: Node, matrix: Matrix): void => {
      if (node.kind === 'group') {
        const inner = node.matrix ? product(matrix, node.matrix) : matrix;
        for (const child of node.children) look(child, inner);
      } else if (node.kind === 'picture') {
        const size = sizes.get(node.href) ?? pixels(node.href);
        sizes.set(node.href, size);
        if (typeof size === 'string') {
          found.push({ problem: { page, rule: 'pictures', message: size } });
          return;
        }
        const across = (node.width * Math.hypot(matrix[0], matrix[1])) / UNITS_PER_INCH;
        const down = (node.height * Math.hypot(matrix[2], matrix[3])) / UNITS_PER_INCH;
        const ppi = Math.floor(Math.min(size.width / across, size.height / down) + 1e-6);
        const message = `a picture of ${ppi} ppi in place, ${LEAST_PPI} are needed`;
        found.push({ ppi, ...(ppi < LEAST_PPI && { problem: { page, rule: 'pictures', message } }) });
      }
    };
    for (const node of nodes) look(node, [1, 0, 0, 1, 0, 0]);
    return found;
  });
}

function pixels(href: string): { width: number; height: number } | string {
  try {
    return packedPicture(href);
  } catch (error) {
    return (error as Error).message;
  }
}

function product(outer: Matrix, inner: Matrix): Matrix {
  const [x, y] = apply(outer, [inner[4], inner[5]]);
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    x,
    y,
  ];
}

function same(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}

/** In millimetres from the page's upper left corner. */
function where({ x, y, width, height }: Box): string {
  return `${Math.round((x + width / 2) / 10)}/${Math.round((y + height / 2) / 10)} mm`;
}
