import type { Actor, Balloon, Scene } from '../book.ts';
import type { Box, Point } from '../drawing/tree.ts';
import type { Presence } from './place-balloons.ts';

/** A scene, with its balloons when it is a panel. */
export type Spoken = Scene & { balloons?: readonly Balloon[] };

/**
 * The point of the page that the hero looks at: the one in the story, else the speaker, else the nearest
 * companion, else the subject of the picture.
 * @param present the others on the panel
 * @returns undefined when the hero looks as the face has it, or at the reader
 */
export function lookedAt(
  hero: Actor,
  { items, balloons = [], keepClear = [] }: Spoken,
  present: readonly Presence[],
  frame: Box,
): Point | undefined {
  if (hero.looksAt === 'reader') return undefined;
  if (typeof hero.looksAt === 'object') return inFrame(hero.looksAt, frame);
  const named = present.find(({ who }) => who === hero.looksAt);
  if (named) return middleOf(named.face);
  const thing = items.find((item) => 'thing' in item && item.thing === hero.looksAt);
  if (thing) return inFrame(thing.at, frame);
  const own = inFrame(hero.at, frame);
  const speaking = balloons.map(({ from }) => present.find(({ who }) => who === from)).find(Boolean);
  const nearest = present
    .filter(({ who }) => who !== 'hero')
    .toSorted((a, b) => distance(middleOf(a.face), own) - distance(middleOf(b.face), own))[0];
  const target = speaking ?? nearest;
  if (target) return middleOf(target.face);
  const [subject] = keepClear;
  return subject && inFrame([subject.x + subject.width / 2, subject.y + subject.height / 2], frame);
}

const inFrame = ([x, y]: Point, frame: Box): Point => [frame.x + x * frame.width, frame.y + y * frame.height];

const middleOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
