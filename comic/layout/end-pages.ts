import type { EndingPlan, Page, Scene } from '../book.ts';
import { GLASS, type DrawFrame } from '../art/frames/frame.ts';
import { INK } from '../drawing/colour.ts';
import { moveBox } from '../drawing/box.ts';
import { ellipse } from '../drawing/path.ts';
import { group, place, shape, type Box, type Node, type Point } from '../drawing/tree.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { card } from './card.ts';
import { seriesMark } from './cover-page.ts';
import { displayLettering } from './display-lettering.ts';
import { settings, textPath, textSizes } from './fit-text.ts';
import { points } from './measures.ts';
import { THE_END } from './phrases.ts';
import { stage, type Company } from './stage.ts';
import { say, type Telling } from './telling.ts';
import { captioned, frontPage, titled } from './title-page.ts';

/** The middle of the portrait's window. */
const PORTRAIT: Point = [1050, 1075];
const RIBBON: Point = [1050, 1826];
const CLOSING: Box = { x: 190, y: 240, width: 1130, height: 900 };

/** The last two pages: the end, with the hero's portrait; and a closing page for after the story. */
export function endPages(
  { theEnd, closing }: EndingPlan,
  number: number,
  telling: Telling,
  company: Company,
  lettering: Lettering,
): Page[] {
  const { accent } = company.world;
  const title = displayLettering({
    lettering,
    text: say(THE_END, telling).toUpperCase(),
    at: [1050, 320],
    width: 1300,
    height: 360,
    style: theEnd.lettering,
    turn: -3,
    arch: 0.06,
    swell: 0.06,
  });
  const line = say(theEnd.words, telling);
  const ribbon = lineOnRibbon(line, RIBBON, accent, lettering);
  const portrait = heroPortrait(theEnd, company);
  const end = frontPage('end', number, theEnd.scene, telling, company, {
    over: [group(portrait.nodes, { matrix: place(...PORTRAIT) }), ...title.nodes],
    front: ribbon.nodes,
    lines: [titled(say(THE_END, telling)), captioned(line)],
    captions: [ribbon.box],
    words: [title.box],
    points: Math.min(points(title.size), ribbon.points),
  });
  const heading = say(closing.heading, telling);
  const words = card(heading, say(closing.words, telling), accent, lettering, CLOSING);
  const mark = seriesMark(lettering, accent, telling);
  return [
    {
      ...end,
      boxes: {
        ...end.boxes,
        faces: [...end.boxes.faces, ...portrait.faces.map((face) => moveBox(face, place(...PORTRAIT)))],
      },
    },
    frontPage('closing', number + 1, closing.scene, telling, company, {
      over: [],
      front: [...words.nodes, ...mark.nodes],
      lines: [titled(heading), captioned(words.text)],
      captions: [words.box],
      words: [mark.box],
      points: Math.min(words.points, mark.points),
    }),
  ];
}

/** The hero in a round window with its centre at (0, 0) and a radius of `PORTRAIT_RADIUS`. */
export function heroPortrait(
  { portrait, frame }: { portrait: Scene; frame: DrawFrame },
  company: Company,
): { nodes: Node[]; faces: Box[] } {
  const area: Box = { x: -GLASS, y: -GLASS, width: GLASS * 2, height: GLASS * 2 };
  const staged = stage(portrait, area, area, company);
  const { under, over } = frame(company.world.accent);
  const shadow = group([shape(ellipse(0, 0, GLASS + 34), { stroke: INK, width: 84, opacity: 0.4 })], {
    matrix: place(14, 18),
  });
  return {
    nodes: [
      shadow,
      ...under,
      group(staged.nodes, { clip: ellipse(0, 0, GLASS) }),
      ...over,
      ...staged.breaking,
    ],
    faces: staged.present.map(({ face }) => face),
  };
}

/** One to three lines on a paper ribbon, centred on a point. */
export function lineOnRibbon(
  line: string,
  [x, y]: Point,
  accent: string,
  lettering: Lettering,
): { nodes: Node[]; box: Box; points: number } {
  const block =
    textSizes(19)
      .flatMap((size) => settings(lettering, line, 'speech', size, 1420, 3))
      .find(({ height }) => height <= 210) ??
    settings(lettering, line, 'speech', textSizes().at(-1)!, 1420)[0]!;
  const [half, tall] = [block.width / 2 + 70, block.height / 2 + 40];
  const band = `M${x - half} ${y - tall}L${x + half} ${y - tall - 8}L${x + half - 8} ${y + tall}L${x - half + 8} ${y + tall + 6}Z`;
  return {
    nodes: [
      group([shape(band, { fill: INK, opacity: 0.4 })], { matrix: place(10, 14) }),
      shape(band, { fill: '#fffaf0', stroke: INK, width: 9 }),
      shape(`M${x - half + 26} ${y - tall + 16}L${x + half - 26} ${y - tall + 9}`, {
        stroke: accent,
        width: 6,
      }),
      shape(textPath(block, x, y), { fill: INK }),
    ],
    box: { x: x - half, y: y - tall - 8, width: half * 2, height: tall * 2 + 14 },
    points: points(block.size),
  };
}
