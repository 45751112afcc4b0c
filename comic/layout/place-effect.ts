import type { Effect } from '../book.ts';
import { INK } from '../drawing/colour.ts';
import { star } from '../drawing/path.ts';
import { seeded } from '../drawing/random.ts';
import { group, place, radial, shape, type Node, type Point } from '../drawing/tree.ts';
import { displayLettering } from './display-lettering.ts';
import { boxAt, costOfCovering, findRoom } from './find-room.ts';
import { points } from './measures.ts';
import type { Ground, Said, Words } from './place-balloons.ts';

const SHRINKS = [1, 0.9, 0.8, 0.7, 0.58, 0.45, 0.34];
/**
 * The cost of shrinking an effect to nothing, as a distance in page units. Half its size costs half as much.
 */
const SMALLER_COSTS = 1500;

/** Draws a sound in display letters at its preferred place, or as near to it as faces allow. */
export function placeEffect(
  effect: Said<Effect>,
  frame: { width: number; height: number },
  ground: Ground,
): Words {
  const { lettering, inner, present, subjects, taken } = ground;
  const letter = (width: number, height: number, at: Point) =>
    displayLettering({
      lettering,
      text: effect.text,
      at,
      width,
      height,
      style: effect.style,
      turn: effect.turn ?? 0,
      arch: 0.1,
      swell: 0.16,
    });
  const widest = Math.min(frame.width * effect.width, inner.width);
  const largest = letter(widest, widest * 0.55, [0, 0]).box;
  const options = SHRINKS.flatMap((shrink) => {
    const ink = { width: largest.width * shrink, height: largest.height * shrink };
    const pad = effect.burst ? { x: ink.width * 0.2, y: ink.height * 0.42 } : { x: 0, y: 0 };
    const full = { width: ink.width + pad.x * 2, height: ink.height + pad.y * 2 };
    const room = findRoom({
      ...full,
      near: [inner.x + inner.width * effect.near[0], inner.y + inner.height * effect.near[1]],
      // The spikes of a burst may leave the safe area; its letters may not.
      within: {
        x: inner.x - pad.x,
        y: inner.y - pad.y,
        width: inner.width + pad.x * 2,
        height: inner.height + pad.y * 2,
      },
      keepOff: [...present.map(({ face }) => face), ...taken],
      avoid: present.map(({ body }) => body),
      cost: (middle) => costOfCovering(subjects, boxAt(middle, full)),
    });
    return room ? [{ ink, full, middle: room.middle, cost: room.cost + (1 - shrink) * SMALLER_COSTS }] : [];
  });
  if (options.length === 0) throw new Error(`No room for the effect ${effect.text}.`);
  const { ink, full, middle } = options.reduce((best, option) => (option.cost < best.cost ? option : best));
  const drawn = letter(ink.width, ink.height, middle);
  return {
    nodes: [...(effect.burst ? burst(middle, full, effect.text) : []), ...drawn.nodes],
    box: effect.burst
      ? { x: middle[0] - full.width / 2, y: middle[1] - full.height / 2, ...full }
      : drawn.box,
    letters: drawn.box,
    points: points(drawn.size),
  };
}

function burst(
  [x, y]: readonly [number, number],
  { width, height }: { width: number; height: number },
  word: string,
): Node[] {
  const random = seeded(word);
  const reach = Array.from({ length: 40 }, () => 0.86 + random() * 0.14);
  const spikes = (k: number): string =>
    star(0, 0, (width / 2) * k, (width / 2) * 0.7 * k, 18, {
      squash: height / width,
      wobble: (i) => reach[i % 40]!,
    });
  const matrix = place(x, y);
  return [
    group(
      [
        shape(spikes(1), { fill: '#ffd23f', stroke: INK, width: 8 }),
        shape(spikes(0.8), { fill: radial([0, 0], width * 0.4, '#ffffff', '#fff3c4') }),
      ],
      { matrix },
    ),
  ];
}
