import type { Book, Language, PageBoxes, World } from '../book.ts';
import { PORTRAIT_RADIUS } from '../art/frames/frame.ts';
import { moveBox } from '../drawing/box.ts';
import { INK, light, mix, shade } from '../drawing/colour.ts';
import { cornerFade, halftone } from '../drawing/halftone.ts';
import { rect } from '../drawing/path.ts';
import { type Box, group, place, radial, shape, type Node, type Point } from '../drawing/tree.ts';
import { lineOnRibbon } from '../layout/end-pages.ts';
import { isWhole, setText, settings, textPath, textSizes, type TextBlock } from '../layout/fit-text.ts';
import { points, SAFE, SHEET, TRIM, units } from '../layout/measures.ts';
import { MARK } from '../layout/phrases.ts';
import { inLanguage } from '../layout/telling.ts';
import type { Face, Lettering } from '../lettering/lettering.ts';

const PAPER = '#fffaf0';
const CARD_WIDTH = 1560;
const CARD_TOP = 190;
const RIBBON_MIDDLE = 1700;
/** The space between the words of the spine and its edges: 2 mm. */
const AIR = 20;
/** Height of a line in ems, from the top of its letters to the bottom of its descenders. */
const EMS_HIGH = 1.1;
/** The narrowest spine with words: they need 9 pt and space on both sides. */
const LEAST_SPINE = 75;

export interface Printed {
  nodes: Node[];
  /** All readable text, one line each. */
  text: string;
}

/** The back cover and the positions of its parts. */
interface PrintedBack extends Printed {
  boxes: PageBoxes;
}

interface PrintedSpine extends Printed {
  /** The box of the words on the spine, if it has any. */
  box?: Box;
}

/**
 * The back cover, drawn on a page of its own: what the book is about, its hero in a window with a line
 * below, and the series mark.
 */
export function backCover(
  { title, blurb, language, portrait }: Pick<Book, 'title' | 'blurb' | 'language' | 'portrait'>,
  world: World,
  lettering: Lettering,
): PrintedBack {
  const { ground, accent } = world;
  const reach = TRIM.width * 0.62;
  const card = aboutCard(title, blurb, world, lettering);
  // The portrait goes into the free space between the card and the ribbon.
  const top = CARD_TOP + card.height;
  const radius = Math.min(430, (RIBBON_MIDDLE - top) / 2);
  const middle: Point = [TRIM.width / 2, top + (RIBBON_MIDDLE - top) * 0.5];
  const lying = place(TRIM.width / 2, CARD_TOP + card.height / 2, -1.2);
  const window = place(...middle, 0, radius / PORTRAIT_RADIUS);
  const ribbon = lineOnRibbon(portrait.line, [TRIM.width / 2, RIBBON_MIDDLE], accent, lettering);
  const badge = mark(lettering, accent, language);
  return {
    nodes: [
      shape(rect(SHEET.x, SHEET.y, SHEET.width, SHEET.height), {
        fill: radial(middle, 1700, light(ground, 0.28), ground),
      }),
      shape(rays(middle), { fill: light(ground, 0.4), opacity: 0.22 }),
      ...halftone(SHEET, 44, light(ground, 0.3), cornerFade([SHEET.x, SHEET.y], reach), 0.55),
      ...halftone(SHEET, 44, shade(ground, 0.5), cornerFade([2130, 2130], reach), 0.6),
      group(card.nodes, { matrix: lying }),
      group(portrait.nodes, { matrix: window }),
      ...ribbon.nodes,
      ...badge.nodes,
    ],
    text: [title, blurb, portrait.line, inLanguage(MARK, language)].join('\n'),
    boxes: {
      faces: portrait.faces.map((face) => moveBox(face, window)),
      balloons: [],
      captions: [moveBox(card.box, lying), ribbon.box, badge.box],
      effects: [],
      heads: [],
      tails: [],
      words: [],
      told: [],
      smallestPoints: Math.min(card.points, ribbon.points, badge.points),
    },
  };
}

/** A card with the book's title and description, centred on (0, 0). */
function aboutCard(
  title: string,
  blurb: string,
  { ground, accent }: World,
  lettering: Lettering,
): { nodes: Node[]; height: number; box: Box; points: number } {
  const heading = fit(lettering, title, 'display', 30, 2);
  const words = fit(lettering, blurb, 'speech', 16, 4);
  const height = heading.height + words.height + 220;
  const [left, top] = [-CARD_WIDTH / 2, -height / 2];
  const rule = top + 110 + heading.height;
  return {
    nodes: [
      shape(rect(left + 16, top + 20, CARD_WIDTH, height, 30), { fill: INK, opacity: 0.4 }),
      shape(rect(left, top, CARD_WIDTH, height, 30), { fill: PAPER, stroke: INK, width: 11 }),
      shape(rect(left + 24, top + 24, CARD_WIDTH - 48, height - 48, 16), { stroke: accent, width: 6 }),
      shape(textPath(heading, 0, top + 80 + heading.height / 2), { fill: mix(ground, INK, 0.25) }),
      shape(`M-190 ${rule}L190 ${rule}`, { stroke: accent, width: 8 }),
      shape(textPath(words, 0, rule + 35 + words.height / 2), { fill: INK }),
    ],
    height,
    box: { x: left, y: top, width: CARD_WIDTH, height },
    points: points(Math.min(heading.size, words.size)),
  };
}

/** Rays of light from behind the window. */
function rays([x, y]: Point): string {
  return Array.from({ length: 16 }, (_, i) => {
    const edge = (turn: number): string => {
      const angle = ((i + turn) / 16) * 2 * Math.PI;
      return `${(x + Math.cos(angle) * 2300).toFixed(1)} ${(y + Math.sin(angle) * 2300).toFixed(1)}`;
    };
    return `M${x} ${y}L${edge(0)}L${edge(0.42)}Z`;
  }).join('');
}

/** The spine with its middle at (0, 0), read from top to bottom. A spine that is too thin has no words. */
export function spine(
  width: number,
  { title }: Pick<Book, 'title'>,
  world: World,
  lettering: Lettering,
): PrintedSpine {
  const board = shape(rect(-width / 2, SHEET.y - TRIM.height / 2, width, SHEET.height), {
    fill: world.ground,
  });
  if (width < LEAST_SPINE) return { nodes: [board], text: '' };
  const biggest = Math.min(units(16), (width - AIR * 2) / EMS_HIGH);
  const words = setText(lettering, title, { face: 'display', size: biggest, count: 1, limit: 1e6 });
  const size = biggest * Math.min(1, SAFE.height / words.width);
  if (size < units(9)) return { nodes: [board], text: '' };
  const line = setText(lettering, title, { face: 'display', size, count: 1, limit: 1e6 });
  const high = size * EMS_HIGH;
  return {
    nodes: [board, group([shape(textPath(line, 0, 0), { fill: PAPER })], { matrix: place(0, 0, 90) })],
    text: title,
    box: { x: -high / 2, y: -line.width / 2, width: high, height: line.width },
  };
}

/** The area that the words of the spine may cover, with its middle at (0, 0). */
export function spineRoom(width: number): Box {
  return { x: AIR - width / 2, y: -SAFE.height / 2, width: width - AIR * 2, height: SAFE.height };
}

/**
 * The largest size at which the text takes at most `most` lines of the card, if possible without cutting a
 * word. The smallest size if none fits.
 */
function fit(lettering: Lettering, text: string, face: Face, points: number, most: number): TextBlock {
  const blocks = textSizes(points).map(
    (size) => settings(lettering, text, face, size, CARD_WIDTH - 200, most)[0]!,
  );
  const fitting = blocks.filter(({ lines }) => lines.length <= most);
  return fitting.find((block) => isWhole(block, text)) ?? fitting[0] ?? blocks.at(-1)!;
}

function mark(
  lettering: Lettering,
  accent: string,
  language: Language,
): { nodes: Node[]; box: Box; points: number } {
  const block = settings(
    lettering,
    inLanguage(MARK, language).toUpperCase(),
    'display',
    units(11),
    900,
    1,
  )[0]!;
  const [width, height] = [block.width + 56, 66];
  const [x, y] = [TRIM.width / 2 - width / 2, SAFE.y + SAFE.height - height - 40];
  const d = `M${x} ${y + 6}L${x + width} ${y}L${x + width - 4} ${y + height}L${x + 6} ${y + height - 4}Z`;
  return {
    nodes: [
      group([shape(d, { fill: INK, opacity: 0.5 })], { matrix: place(8, 9) }),
      shape(d, { fill: accent, stroke: INK, width: 8 }),
      shape(textPath(block, x + width / 2, y + height / 2), { fill: INK }),
    ],
    box: { x, y, width, height: height + 6 },
    points: points(block.size),
  };
}
