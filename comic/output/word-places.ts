import type { Page } from '../book.ts';
import type { Box } from '../drawing/tree.ts';
import { SAFE } from '../layout/measures.ts';

/** The words of one balloon, caption, effect or title, and their position. */
export interface PlacedWords {
  text: string;
  box: Box;
}

/** The words of a page in reading order, each with the place where it is drawn. */
export function wordPlaces({ kind, panels, boxes }: Pick<Page, 'kind' | 'panels' | 'boxes'>): PlacedWords[] {
  const lines = panels.flatMap((panel) => panel.lines);
  // Titles and cards may hold several lines in one box, or one line in several boxes.
  if (kind !== 'story') return rows(lines.map(({ text }) => text));
  const left = {
    captions: boxes.captions.values(),
    effects: boxes.effects.values(),
    balloons: boxes.balloons.values(),
  };
  return lines.map(({ kind: sort, text }) => {
    const drawn = sort === 'caption' ? left.captions : sort === 'effect' ? left.effects : left.balloons;
    return { text, box: drawn.next().value ?? SAFE };
  });
}

/** Stacks the texts over the safe area, each at its full width. */
export function rows(texts: readonly string[]): PlacedWords[] {
  const height = SAFE.height / Math.max(1, texts.length);
  return texts.map((text, index) => ({ text, box: { ...SAFE, y: SAFE.y + height * index, height } }));
}
