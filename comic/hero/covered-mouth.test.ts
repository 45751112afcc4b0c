import { expect, it } from 'vitest';
import { mouthShown } from './covered-mouth.ts';
import { LIPS } from './landmarks.ts';
import { PARTS_SIDE } from './parts.ts';
import type { Parts } from './parts.ts';

/** Lips 40 pixels wide and 16 high in the middle of the window. */
const mesh = Array.from({ length: 468 }, () => ({ x: 0, y: 0 }));
LIPS.forEach((index, i) => {
  const angle = (i / LIPS.length) * 2 * Math.PI;
  mesh[index] = { x: 128 + 20 * Math.cos(angle), y: 128 + 8 * Math.sin(angle) };
});

const part = (rule: (x: number, y: number) => number) => ({
  width: PARTS_SIDE,
  height: PARTS_SIDE,
  values: Float32Array.from({ length: PARTS_SIDE ** 2 }, (_, at) =>
    rule(at % PARTS_SIDE, Math.floor(at / PARTS_SIDE)),
  ),
});
const none = part(() => 0);

function shown(face: (x: number, y: number) => number, beard: (x: number, y: number) => number): number {
  const parts: Parts = {
    background: none,
    bodySkin: none,
    clothes: none,
    things: part((x, y) => 1 - face(x, y) - beard(x, y)),
    faceSkin: part(face),
    hair: part(beard),
  };
  return mouthShown(mesh, parts);
}

it.each<[string, number, (x: number, y: number) => number, (x: number, y: number) => number]>([
  ['open', 1, () => 1, () => 0],
  ['under a moustache', 1, (_, y) => (y < 128 ? 0 : 1), (_, y) => (y < 128 ? 1 : 0)],
  ['under a hand', 0, (_, y) => (y < 100 ? 1 : 0), () => 0],
  ['half under a hand', 0.5, (x) => (x < 128 ? 1 : 0), () => 0],
])('a mouth that is %s', (_, expected, face, beard) => {
  expect(shown(face, beard)).toBeCloseTo(expected, 1);
});
