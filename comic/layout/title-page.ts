import type { Page, Scene, SpokenLine, Story } from '../book.ts';
import type { Box, Node } from '../drawing/tree.ts';
import { plain } from '../lettering/graphemes.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { card } from './card.ts';
import { clearOfWords } from './clear-of-words.ts';
import { coverTitle, seriesMark, titleLettering } from './cover-page.ts';
import { SHEET, TRIM } from './measures.ts';
import { DEDICATED } from './phrases.ts';
import { stage, type Company } from './stage.ts';
import { panelTale, textOf } from './tale.ts';
import { say, type Telling } from './telling.ts';

/** The place of the dedication. */
const DEDICATION: Box = { x: 930, y: 300, width: 1000, height: 1100 };

/** The book's first two pages: the title page, then the dedication with the child's name. */
export function titlePages(
  story: Story,
  telling: Telling,
  message: string | undefined,
  company: Company,
  lettering: Lettering,
): Page[] {
  const { accent } = story.world;
  const written = lettering.readable(plain(message ?? ''), 'speech');
  const wish = written === '' ? say(story.titlePage.dedication, telling) : written;
  const heading = say(DEDICATED, telling);
  const dedication = card(heading, wish, accent, lettering, DEDICATION);
  const title = titleLettering(story, telling, lettering, { x: 140, y: 140, width: 1820, height: 700 });
  const mark = seriesMark(lettering, accent, telling);
  return [
    frontPage('title', 1, story.titlePage.scene, telling, company, {
      over: title.nodes,
      front: mark.nodes,
      lines: [titled(coverTitle(story, telling))],
      captions: [],
      words: [...title.boxes, mark.box],
      points: Math.min(title.points, mark.points),
    }),
    frontPage('dedication', 2, story.dedicationPage, telling, company, {
      over: [],
      front: dedication.nodes,
      lines: [titled(heading), captioned(dedication.text)],
      captions: [dedication.box],
      words: [],
      points: dedication.points,
    }),
  ];
}

export function titled(text: string): SpokenLine {
  return { kind: 'title', text };
}

export function captioned(text: string): SpokenLine {
  return { kind: 'caption', text };
}

export interface PageWords {
  /** `over` lies over the picture, under whatever breaks out of it. `front` lies over everything. */
  over: readonly Node[];
  front: readonly Node[];
  lines: readonly SpokenLine[];
  captions: readonly Box[];
  words: readonly Box[];
  points: number;
}

/** A page with one picture and a few words on it. */
export function frontPage(
  kind: Page['kind'],
  number: number,
  scene: Scene,
  telling: Telling,
  company: Company,
  { over, front, lines, captions, words, points }: PageWords,
): Page {
  const staged = stage(scene, SHEET, TRIM, company);
  const panels = [panelTale(scene, lines, telling, company.voices)];
  return {
    kind,
    number,
    nodes: [
      ...staged.nodes,
      ...clearOfWords(staged.flying, [...captions, ...words]),
      ...over,
      ...staged.breaking,
      ...front,
    ],
    art: staged.nodes,
    panels,
    text: textOf(panels),
    boxes: {
      faces: staged.present.map(({ face }) => face),
      balloons: [],
      captions,
      effects: [],
      heads: [],
      tails: [],
      words,
      told: [],
      smallestPoints: points,
    },
  };
}
