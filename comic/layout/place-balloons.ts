import type { Balloon, Caption, Wording } from '../book.ts';
import { INK } from '../drawing/colour.ts';
import { contains, grow } from '../drawing/box.ts';
import { polygon } from '../drawing/path.ts';
import { shape, type Box, type Node, type Point } from '../drawing/tree.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { balloonRadii, drawBalloon } from './balloon-shapes.ts';
import { boxAt, costOfCovering, findRoom, shared } from './find-room.ts';
import { settings, textPath, textSizes, type TextBlock } from './fit-text.ts';
import { points } from './measures.ts';
import { readsBefore } from './reading-order.ts';

/** A character on the panel, as the placement of words needs it. */
export interface Presence {
  who: string;
  /** From brow to chin; never covered. */
  face: Box;
  /** With hair and helmet; covered only when no other place is free. */
  head: Box;
  body: Box;
  mouth: Point;
  /** Paper colour of this character's balloons. */
  paper: string;
}

export interface Words {
  nodes: Node[];
  box: Box;
  /** The letters of an effect. The burst around them may be cut at the edge of the page. */
  letters?: Box;
  points: number;
  tail?: readonly [Point, Point];
}

export interface Ground {
  lettering: Lettering;
  /** Where words may go. */
  inner: Box;
  present: readonly Presence[];
  /** The subjects of the picture other than faces. Words cover them only when no other place is free. */
  subjects: readonly Box[];
  /** Boxes already taken by words. */
  taken: readonly Box[];
  /** Words of the panel that must be read before these. */
  told: readonly Box[];
}

/** Words of a plan in the book's language, with the name filled in. */
export type Said<Lettered extends { text: Wording }> = Omit<Lettered, 'text'> & { text: string };

const MARGIN = 10;
/** From the balloon's middle to the mouth. Each unit more costs `STRAY`: a tail always reaches its speaker, and a long one wanders. */
const LONGEST_TAIL = 480;
const STRAY = 1;
/** The room that a visible tail needs between balloon and speaker's head, and the cost of each missing unit. */
const TAIL_ROOM = 48;
const SHORT = 4;
/**
 * The costs of a tail across a face and of wrong reading order. Both exceed the cost of any distance on a
 * page.
 */
const ACROSS_A_FACE = 5000;
const TOO_EARLY = 4000;
/** The cost of a tail across a subject of the picture. */
const ACROSS_A_SUBJECT = 300;
/**
 * The share of a body or a subject that words may cover when smaller type or other line breaks would fit
 * elsewhere.
 */
const HIDDEN = 0.25;
const TOUCHED = 0.04;

/** Sets a caption and puts it in the free place nearest to its preferred point. */
export function placeCaption(caption: Said<Caption>, ground: Ground): Words {
  const wish = wishedPoint(caption.near, ground.inner);
  const limit = Math.min(900, ground.inner.width * 0.8);
  const spot = search(
    ground,
    wish,
    textSizes(caption.points),
    (size) =>
      preferred(
        settings(ground.lettering, caption.text, 'caption', size, limit),
        (block) => block.lines.length > 1 || block.width < 620,
      )
        .toSorted((a, b) => taste(a, 3.1) - taste(b, 3.1))
        .map((block) => ({ block, width: block.width + 72, height: block.height + 48 })),
    () => 0,
    150,
  );
  const { block, middle, width, height } = spot;
  const box: Box = { x: middle[0] - width / 2, y: middle[1] - height / 2, width, height };
  const edge = (inset: number, shift: number): string =>
    polygon([
      [box.x + 2 + shift, box.y + 5 + shift],
      [box.x + width - 2 + shift, box.y + shift],
      [box.x + width + shift, box.y + height - 5 + shift],
      [box.x + inset + shift, box.y + height + shift],
    ]);
  return {
    nodes: [
      shape(edge(0, 9), { fill: INK, opacity: 0.32 }),
      shape(edge(0, 0), { fill: '#ffe58a', stroke: INK, width: 7 }),
      shape(textPath(block, ...middle, 'left'), { fill: INK }),
    ],
    box: grow(box, 4),
    points: points(block.size),
  };
}

/** Sets a balloon, fits its outline to its words, and points its tail at the speaker's mouth. */
export function placeBalloon(balloon: Said<Balloon>, ground: Ground): Words {
  const speaker = ground.present.find(({ who }) => who === balloon.from);
  const wish = wishedPoint(balloon.near, ground.inner);
  const limit = Math.min(720, ground.inner.width * 0.72);
  const ideal = balloon.kind === 'shout' ? 1.5 : 1.9;
  // A tail starts beside the middle of the balloon, so a tail that passes close to a face may cut its
  // corner.
  const others = ground.present.filter((one) => one !== speaker).map(({ face }) => grow(face, MARGIN * 2));
  const spot = search(
    ground,
    wish,
    textSizes(balloon.points),
    (size) =>
      preferred(
        settings(ground.lettering, balloon.text, 'speech', size, limit),
        (block) => block.width > block.height * 0.95,
      )
        .toSorted((a, b) => taste(a, ideal) - taste(b, ideal))
        .map((block) => {
          const radii = balloonRadii(balloon.kind, block);
          // Spikes stand out a little past the radii.
          const spare = balloon.kind === 'shout' ? 26 : 10;
          return { block, radii, width: radii.rx * 2 + spare, height: radii.ry * 2 + spare };
        }),
    (middle, setting) =>
      speaker
        ? (others.some((face) => crosses(middle, speaker.mouth, face)) ? ACROSS_A_FACE : 0) +
          (ground.subjects.some((box) => crosses(middle, speaker.mouth, box)) ? ACROSS_A_SUBJECT : 0) +
          Math.max(0, middle[1] - speaker.mouth[1]) * 0.6 +
          Math.max(0, Math.hypot(middle[0] - speaker.mouth[0], middle[1] - speaker.mouth[1]) - LONGEST_TAIL) *
            STRAY +
          Math.max(0, TAIL_ROOM - between(boxAt(middle, setting), speaker.head)) * SHORT
        : 0,
    90,
  );
  const { block, middle, width, height } = spot;
  const tip = speaker && tailTip(middle, speaker);
  const drawn = drawBalloon(
    balloon.kind,
    middle,
    spot.radii ?? balloonRadii(balloon.kind, block),
    tip,
    speaker?.paper ?? '#fffdf5',
  );
  return {
    nodes: [...drawn.nodes, shape(textPath(block, ...middle), { fill: INK })],
    box: { x: middle[0] - width / 2, y: middle[1] - height / 2, width, height },
    points: points(block.size),
    ...(tip ? { tail: drawn.tail } : {}),
  };
}

interface Setting {
  block: TextBlock;
  width: number;
  height: number;
  radii?: { rx: number; ry: number };
}

/**
 * Tries the largest type first, and every line break at each size. Faces always stay free, and heads when
 * possible. Smaller type or covered hair is better than a place that an editor would reject.
 */
function search(
  { inner, present, subjects, taken, told }: Ground,
  near: Point,
  sizes: readonly number[],
  at: (size: number) => Setting[],
  cost: (middle: Point, choice: Setting) => number,
  rankCost: number,
): Setting & { middle: Point } {
  const words = taken.map((box) => grow(box, MARGIN));
  // A tilted chin may stand out of a small head, so both boxes count.
  const heads = present.flatMap(({ head, face }) => [grow(head, 4), grow(face, 4)]);
  const levels = [heads, present.map(({ face }) => grow(face, MARGIN))];
  const bodies = present.map(({ body }) => body);
  let poor: (Setting & { middle: Point }) | undefined;
  for (const keepOff of levels) {
    let hiding: (Setting & { middle: Point }) | undefined;
    for (const size of sizes) {
      const choices = at(size);
      // The first breaks look best. A distant place costs more than a plainer break.
      let best: { total: number; sound: boolean; found: Setting & { middle: Point } } | undefined;
      choices.forEach((choice, rank) => {
        const room = findRoom({
          ...choice,
          near,
          within: inner,
          keepOff: [...keepOff, ...words],
          avoid: bodies,
          cost: (middle) =>
            cost(middle, choice) +
            costOfCovering(subjects, boxAt(middle, choice)) +
            (tooEarly(middle, choice, told) ? TOO_EARLY : 0),
          under: best && best.total - rank * rankCost,
        });
        if (!room) return;
        const found = { ...choice, middle: room.middle };
        best = { total: room.cost + rank * rankCost, sound: room.cost < TOO_EARLY, found };
      });
      if (best?.sound && !hides(best.found, bodies, HIDDEN) && !hides(best.found, subjects, TOUCHED))
        return best.found;
      if (best?.sound) hiding ??= best.found;
      else poor ??= best?.found;
    }
    if (hiding) return hiding;
  }
  if (poor) return poor;
  // A panel without room for its words is a mistake in the story. Tests find it; the book is still made.
  const [smallest] = at(sizes.at(-1)!);
  return { ...smallest!, middle: [inner.x + inner.width / 2, inner.y + inner.height / 2] };
}

/** The distance between two boxes, or 0 when they touch. */
function between(a: Box, b: Box): number {
  const across = Math.max(a.x - b.x - b.width, b.x - a.x - a.width, 0);
  const down = Math.max(a.y - b.y - b.height, b.y - a.y - a.height, 0);
  return Math.hypot(across, down);
}

function hides(found: Setting & { middle: Point }, things: readonly Box[], share: number): boolean {
  const box = boxAt(found.middle, found);
  return things.some((thing) => shared(box, thing) > thing.width * thing.height * share);
}

function tooEarly(middle: Point, setting: Setting, told: readonly Box[]): boolean {
  const box = boxAt(middle, setting);
  return told.some((before) => readsBefore(box, before));
}

function wishedPoint([x, y]: Point, box: Box): Point {
  return [box.x + box.width * x, box.y + box.height * y];
}

/** The breaks that look right, or all of them when none does. */
function preferred(blocks: TextBlock[], looksRight: (block: TextBlock) => boolean): TextBlock[] {
  const right = blocks.filter(looksRight);
  return right.length > 0 ? right : blocks;
}

/** How far a block is from the proportions that look best. */
function taste(block: TextBlock, ideal: number): number {
  return Math.abs(Math.log((block.width + 30) / (block.height + 30) / ideal));
}

/**
 * The point on the way to the mouth just before the head or helmet begins, or the chin where it stands out
 * of the head.
 */
function tailTip(from: Point, { mouth, head, face }: Presence): Point {
  const chin = grow(face, 10);
  const [cx, cy, rx, ry] = [
    head.x + head.width / 2,
    head.y + head.height / 2,
    head.width / 2 + 16,
    head.height / 2 + 16,
  ];
  for (let k = 0; k <= 1; k += 0.02) {
    const point: Point = [from[0] + (mouth[0] - from[0]) * k, from[1] + (mouth[1] - from[1]) * k];
    const inHead = ((point[0] - cx) / rx) ** 2 + ((point[1] - cy) / ry) ** 2 <= 1;
    if (inHead || contains(chin, { x: point[0], y: point[1], width: 0, height: 0 })) return point;
  }
  return mouth;
}

export function crosses(from: Point, to: Point, box: Box): boolean {
  for (let k = 0; k <= 1; k += 0.04) {
    const [x, y] = [from[0] + (to[0] - from[0]) * k, from[1] + (to[1] - from[1]) * k];
    if (x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height) return true;
  }
  return false;
}
