import { type DividedPage, dividePages, type Grid, shapesOf } from './divide-pages.ts';
import type { Sentence } from './sentences.ts';
import { type Part, partsOf } from './spoken.ts';
import { cutAtPauses, cutText, weightOf } from './words.ts';

/**
 * The most letters in one caption or balloon: read in one breath, and small enough for a quarter of a page.
 */
const ONE_BREATH = 100;
/** The fewest letters in a clause that gets a picture of its own in a short text. */
const LEAST_CLAUSE = 18;
/**
 * With fewer parts per page than this, told words are cut into clauses. Quiet pictures fill any pages left.
 */
const QUIET_BELOW = 1.15;

/** Pages with words, and quiet pages between them. */
export type WordedPage = DividedPage & {
  /** Why there are no words: the picture continues the sentence before, or shows the story's own world. */
  quiet?: 'goes-on' | 'world';
};

/**
 * Lays the words of a story over exactly `pages` pages. Long texts are set closer and, if that is not enough,
 * without balloons. Short texts are spread clause by clause, with quiet pictures between.
 */
export function layWords(
  sentences: readonly Sentence[],
  name: string,
  pages: number,
  arrives: (beat: number) => boolean,
  readable: (text: string) => string,
): WordedPage[] {
  const legible = (parts: readonly Part[]): Part[] =>
    parts.map((part) => ({ ...part, text: readable(part.text) })).filter(({ text }) => text !== '');
  const spoken = legible(partsOf(sentences, name));
  const whole = spoken.flatMap((part) => split(part, cutText(part.text, ONE_BREATH)));
  const spread = whole.length < pages * QUIET_BELOW ? whole.flatMap(spreadOut) : whole;
  if (spread.length < pages) return withQuietPages(spread, pages);
  const told = legible(sentences.map(({ text, opens }, beat) => ({ kind: 'told', text, beat, opens })));
  return (
    dividePages(spread, pages, arrives) ??
    dividePages(joined(whole), pages, arrives) ??
    dividePages(
      joined(told.flatMap((part) => split(part, cutText(part.text, ONE_BREATH)))),
      pages,
      arrives,
    ) ??
    flow(told, pages)
  );
}

function split(part: Part, texts: readonly string[]): Part[] {
  return texts.map((text, index) => ({ ...part, text, opens: part.opens && index === 0 }));
}

const spreadOut = (part: Part): Part[] =>
  part.kind === 'told' ? split(part, cutAtPauses(part.text, LEAST_CLAUSE)) : [part];

/** Joins neighbours of the same kind and speaker that can be read in one breath. */
function joined(parts: readonly Part[]): Part[] {
  return parts.reduce<Part[]>((all, part) => {
    const last = all.at(-1);
    const same =
      last && last.kind === part.kind && last.speaker === part.speaker && !(part.opens && part.speaker);
    const text = `${last?.text} ${part.text}`;
    if (same && weightOf(text) <= ONE_BREATH) all[all.length - 1] = { ...last, text };
    else all.push(part);
    return all;
  }, []);
}

/**
 * Lays everything as told words in even pieces, wherever sentences end: for texts that fit in no other way.
 */
function flow(told: readonly Part[], pages: number): DividedPage[] {
  const whole = told.map(({ text }) => text).join(' ');
  const wanted = Math.min(pages * 4, Math.max(pages, Math.ceil(weightOf(whole) / ONE_BREATH)));
  const texts = cutText(whole, Math.ceil(weightOf(whole) / wanted) + 1);
  let read = 0;
  const parts = texts.map((text): Part => {
    const beat = beatAt(told, read);
    read += text.length + 1;
    return { kind: 'told', text, beat, opens: false };
  });
  const each = Math.max(1, Math.ceil(parts.length / pages));
  const grid = (['one', 'two', 'top', 'four'] as const)[Math.min(4, each) - 1]!;
  return Array.from({ length: pages }, (_, page): DividedPage => {
    const [from, to] = [page, page + 1].map((edge) => Math.floor((edge * parts.length) / pages));
    const own = parts.slice(from, to);
    const room = shapesOf(grid).length;
    return {
      grid,
      panels: Array.from({ length: room }, (_each, panel) =>
        own.slice(Math.floor((panel * own.length) / room), Math.floor(((panel + 1) * own.length) / room)),
      ),
    };
  });
}

function beatAt(told: readonly Part[], letter: number): number {
  let end = 0;
  for (const { text, beat } of told) {
    end += text.length + 1;
    if (letter < end) return beat;
  }
  return told.at(-1)?.beat ?? 0;
}

/**
 * Each part gets a page of its own, with quiet pages spread evenly between; both take their grids in turn.
 */
const SPOKEN_GRIDS: readonly Grid[] = ['one', 'two', 'one', 'top'];
const QUIET_GRIDS: readonly Grid[] = ['bottom', 'one', 'two'];

function withQuietPages(parts: readonly Part[], pages: number): WordedPage[] {
  const quiet = pages - parts.length;
  return parts.flatMap((part, index): WordedPage[] => {
    const grid = SPOKEN_GRIDS[index % SPOKEN_GRIDS.length]!;
    const silent = shapesOf(grid)
      .slice(1)
      .map(() => []);
    const share =
      Math.floor(((index + 1) * quiet) / parts.length) - Math.floor((index * quiet) / parts.length);
    return [
      { grid, panels: [[part], ...silent] },
      ...Array.from({ length: share }, (_, turn): WordedPage => {
        const own = QUIET_GRIDS[(index + turn) % QUIET_GRIDS.length]!;
        return turn === 0
          ? { grid: own, panels: shapesOf(own).map(() => []), quiet: 'goes-on' }
          : { grid: 'one', panels: [[]], quiet: 'world' };
      }),
    ];
  });
}
