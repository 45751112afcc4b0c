import type { Part } from './spoken.ts';
import { weightOf } from './words.ts';

/** The shape of a panel: a whole page, a row, half a row or a third of a row. */
export type Shape = 'splash' | 'wide' | 'square' | 'tall';

/** How a page is divided, rows from top to bottom. */
export const GRIDS = {
  one: [['splash']],
  two: [['wide'], ['wide']],
  top: [['wide'], ['square', 'square']],
  bottom: [['square', 'square'], ['wide']],
  four: [
    ['square', 'square'],
    ['square', 'square'],
  ],
  close: [['wide'], ['tall', 'tall', 'tall']],
} as const satisfies Record<string, readonly (readonly Shape[])[]>;
export type Grid = keyof typeof GRIDS;

/** A page's grid, with the words of each panel in reading order. A panel without words is a quiet picture. */
export interface DividedPage {
  grid: Grid;
  panels: readonly (readonly Part[])[];
}

/** How much a panel holds and still looks good: in letters, and in parts (captions and balloons). */
const ROOM: Readonly<Record<Shape, { letters: number; parts: number }>> = {
  splash: { letters: 300, parts: 4 },
  wide: { letters: 230, parts: 4 },
  square: { letters: 140, parts: 2 },
  tall: { letters: 60, parts: 1 },
};
const MOST_ON_PAGE = 12;
/** By how many pages of words a division may run ahead of an even spread, or fall behind it. */
const FROM_EVEN = 1.5;
/** The cost of a grid by itself. Pages with one picture suit short texts; pages with four suit long ones. */
const PLAIN: Readonly<Record<Grid, number>> = {
  one: 0.3,
  two: 0.05,
  top: 0,
  bottom: 0.05,
  four: 0.3,
  close: 0.2,
};
const NAMES = Object.keys(GRIDS) as Grid[];

export const shapesOf = (grid: Grid): readonly Shape[] => GRIDS[grid].flat();

/**
 * Divides words over pages. Pages are evenly full, a panel keeps together what belongs together, and a new
 * place begins a page where it can. No grid comes twice in a row if another serves as well.
 * @param arrives whether the sentence with this index is at another place than the one before.
 * @param ease how much fuller than usual panels may be, as a factor.
 * @returns undefined when the words do not fit the panels of so many pages.
 */
export function dividePages(
  parts: readonly Part[],
  pages: number,
  arrives: (beat: number) => boolean,
  ease = 1,
): DividedPage[] | undefined {
  const weights = parts.map(({ text }) => weightOf(text));
  const even = weights.reduce((sum, weight) => sum + weight, 0) / pages;
  const panelCost = memo((from, to) => costOfPanel(parts.slice(from, to), arrives));
  const sums = weights.reduce<number[]>((all, weight) => [...all, all.at(-1)! + weight], [0]);
  const letters = (from: number, to: number): number => sums[to]! - sums[from]!;
  const fits = (shape: Shape, from: number, to: number): boolean =>
    to - from <= ROOM[shape].parts * ease && letters(from, to) <= ROOM[shape].letters * ease;
  const filled = new Map<number, Filled | null>();
  const fill = (grid: Grid, from: number, to: number): Filled | null => {
    const key = (from * 10_000 + to) * NAMES.length + NAMES.indexOf(grid);
    const known = filled.get(key);
    if (known !== undefined) return known;
    const found = fillGrid(shapesOf(grid), from, to, fits, (a, b) => panelCost(a, b) + joint(parts, b));
    filled.set(key, found);
    return found;
  };

  // ways[page][at][grid]: the cheapest way to lay the first `at` parts on `page` pages, with `grid` on the
  // last.
  type Way = { cost: number; from: number; last: Grid | null; cuts: readonly number[] };
  let ways: Map<number, Map<Grid | null, Way>>[] = [
    new Map([[0, new Map([[null, { cost: 0, from: 0, last: null, cuts: [] }]])]]),
  ];
  for (let page = 1; page <= pages; page++) {
    const next = new Map<number, Map<Grid | null, Way>>();
    for (const [from, before] of ways[page - 1]!) {
      for (let to = from + 1; to <= Math.min(parts.length, from + MOST_ON_PAGE * ease); to++) {
        if (parts.length - to < pages - page) break;
        if (Math.abs(sums[to]! - even * page) > even * FROM_EVEN + ROOM.wide.letters) continue;
        const full = even > 0 ? ((letters(from, to) - even) / even) ** 2 * 0.7 : 0;
        const starts = arrives(parts[from]!.beat) ? -0.4 : parts[from]!.opens ? -0.1 : 0;
        for (const grid of NAMES) {
          const laid = fill(grid, from, to);
          if (!laid) continue;
          for (const [last, way] of before) {
            const again = last === grid ? 0.35 : 0;
            const cost = way.cost + laid.cost + full + starts + PLAIN[grid] + again;
            const there = next.get(to) ?? new Map<Grid | null, Way>();
            const known = there.get(grid);
            if (!known || cost < known.cost) there.set(grid, { cost, from, last, cuts: laid.cuts });
            next.set(to, there);
          }
        }
      }
    }
    ways = [...ways, next];
  }
  return wayBack(ways, parts, pages);
}

function wayBack(
  ways: readonly Map<
    number,
    Map<Grid | null, { cost: number; from: number; last: Grid | null; cuts: readonly number[] }>
  >[],
  parts: readonly Part[],
  pages: number,
): DividedPage[] | undefined {
  const ends = ways[pages]?.get(parts.length);
  if (!ends) return undefined;
  let grid = [...ends].toSorted(([, a], [, b]) => a.cost - b.cost)[0]![0];
  let to = parts.length;
  const divided: DividedPage[] = [];
  for (let page = pages; page > 0 && grid; page--) {
    const way = ways[page]!.get(to)!.get(grid)!;
    const cuts = [way.from, ...way.cuts, to];
    divided.unshift({ grid, panels: cuts.slice(1).map((end, index) => parts.slice(cuts[index]!, end)) });
    to = way.from;
    grid = way.last;
  }
  return divided;
}

interface Filled {
  cost: number;
  /** The indexes of the parts with which the second and later panels begin. */
  cuts: readonly number[];
}

/** The cheapest way to divide the parts over the panels of a grid, in order; null when there is none. */
function fillGrid(
  shapes: readonly Shape[],
  from: number,
  to: number,
  fits: (shape: Shape, from: number, to: number) => boolean,
  cost: (from: number, to: number) => number,
): Filled | null {
  if (to - from < shapes.length) return null;
  const [shape, ...rest] = shapes;
  if (rest.length === 0) return fits(shape!, from, to) ? finite({ cost: cost(from, to), cuts: [] }) : null;
  let best: Filled | null = null;
  for (let cut = from + 1; cut <= to - rest.length && fits(shape!, from, cut); cut++) {
    const first = cost(from, cut);
    if (first === Infinity) continue;
    const others = fillGrid(rest, cut, to, fits, cost);
    if (!others) continue;
    const whole = { cost: first + others.cost, cuts: [cut, ...others.cuts] };
    if (!best || whole.cost < best.cost) best = whole;
  }
  return best;
}

const finite = (filled: Filled): Filled | null => (filled.cost === Infinity ? null : filled);

/** A panel holds told words, then up to two balloons, then told words. Any other order costs Infinity. */
function costOfPanel(parts: readonly Part[], arrives: (beat: number) => boolean): number {
  const kinds = parts.map(({ kind }) => (kind === 'told' ? 't' : 's')).join('');
  if (!/^t*s{0,2}t{0,2}$/.test(kinds)) return Infinity;
  let cost = kinds === 't'.repeat(kinds.length) && kinds.length > 1 ? (kinds.length - 1) * 0.12 : 0;
  parts.slice(1).forEach((part, index) => {
    const other = part.beat !== parts[index]!.beat;
    if (other && arrives(part.beat)) cost += 1;
    else if (part.opens) cost += 0.25;
  });
  return cost;
}

/** What it costs to split a sentence between two panels: most where a quote loses its short "she said". */
function joint(parts: readonly Part[], at: number): number {
  const [before, after] = [parts[at - 1], parts[at]];
  if (!before || !after || before.beat !== after.beat) return 0;
  const saysWho = (before.kind === 'told') !== (after.kind === 'told') && weightOf(after.text) < 30;
  return saysWho ? 1.2 : 0.3;
}

function memo(make: (from: number, to: number) => number): (from: number, to: number) => number {
  const known = new Map<number, number>();
  return (from, to) => {
    const key = from * 10_000 + to;
    const value = known.get(key) ?? make(from, to);
    known.set(key, value);
    return value;
  };
}
