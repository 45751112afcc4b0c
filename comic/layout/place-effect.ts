import type { Effect } from '../book.ts';
import { INK } from '../drawing/colour.ts';
import { star } from '../drawing/path.ts';
import { seeded } from '../drawing/random.ts';
import { group, place, radial, shape, type Node } from '../drawing/tree.ts';
import { displayLettering } from './display-lettering.ts';
import { findRoom } from './find-room.ts';
import { points } from './measures.ts';
import type { Ground, Words } from './place-balloons.ts';

/** Draws a sound in display letters where it wants to be, or as near as faces allow. */
export function placeEffect(effect: Effect, frame: { width: number; height: number }, ground: Ground): Words {
  const { lettering, inner, present, taken } = ground;
  for (const shrink of [1, 0.85, 0.7, 0.55, 0.42, 0.32]) {
    const width = Math.min(frame.width * effect.width, inner.width) * shrink;
    const letter = (x: number, y: number) =>
      displayLettering({
        lettering, text: effect.text, at: [x, y], width, height: width * 0.55, style: effect.style,
        turn: effect.turn ?? 0, arch: 0.1, swell: 0.16,
      });
    const size = letter(0, 0).box;
    const padX = effect.burst ? size.width * 0.2 : 0;
    const padY = effect.burst ? size.height * 0.42 : 0;
    const full = { width: size.width + padX * 2, height: size.height + padY * 2 };
    const middle = findRoom({
      ...full,
      near: [inner.x + inner.width * effect.near[0], inner.y + inner.height * effect.near[1]],
      within: { x: inner.x - padX, y: inner.y - padY, width: inner.width + padX * 2, height: inner.height + padY * 2 },
      keepOff: [...present.map(({ face }) => face), ...taken],
    });
    if (!middle) continue;
    const [x, y] = [middle[0] - (size.x + size.width / 2), middle[1] - (size.y + size.height / 2)];
    const drawn = letter(x, y);
    return {
      nodes: [...(effect.burst ? burst(middle, full, effect.text) : []), ...drawn.nodes],
      box: effect.burst ? { x: middle[0] - full.width / 2, y: middle[1] - full.height / 2, ...full } : drawn.box,
      points: points(drawn.size),
    };
  }
  throw new Error(`No room for the effect ${effect.text}.`);
}

function burst([x, y]: readonly [number, number], { width, height }: { width: number; height: number }, word: string): Node[] {
  const random = seeded(word);
  const reach = Array.from({ length: 40 }, () => 0.86 + random() * 0.14);
  const spikes = (k: number): string =>
    star(0, 0, (width / 2) * k, (width / 2) * 0.7 * k, 18, { squash: height / width, wobble: (i) => reach[i % 40]! });
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
