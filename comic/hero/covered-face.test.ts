import { describe, expect, it } from 'vitest';
import { jawShown, mouthShown, oneEyeHidden } from './covered-face.ts';
import { LEFT_EYE, LIPS, RIGHT_EYE } from './landmarks.ts';
import { faceAt } from './made-up-heads.ts';
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

function partsOf(face: (x: number, y: number) => number, beard: (x: number, y: number) => number): Parts {
  return {
    background: none,
    bodySkin: none,
    clothes: none,
    things: part((x, y) => 1 - face(x, y) - beard(x, y)),
    faceSkin: part(face),
    hair: part(beard),
  };
}

it.each<[string, number, (x: number, y: number) => number, (x: number, y: number) => number]>([
  ['open', 1, () => 1, () => 0],
  ['under a moustache', 1, (_, y) => (y < 128 ? 0 : 1), (_, y) => (y < 128 ? 1 : 0)],
  ['under a hand', 0, (_, y) => (y < 100 ? 1 : 0), () => 0],
  ['half under a hand', 0.5, (x) => (x < 128 ? 1 : 0), () => 0],
])('a mouth that is %s', (_, expected, face, beard) => {
  expect(mouthShown(mesh, partsOf(face, beard))).toBeCloseTo(expected, 1);
});

const beardless = () => 0;

describe('a face in the middle of the window', () => {
  const { points } = faceAt(128, 128);
  const [leftEye, rightEye] = [LEFT_EYE, RIGHT_EYE].map((eye) => points[eye[0]!]!);

  it.each<[string, number, (x: number, y: number) => number]>([
    ['shown', 1, () => 1],
    ['behind a rail', 0, (_, y) => (y > 165 ? 0 : 1)],
    ['half behind a shoulder', 0.5, (x, y) => (y > 165 && x < 128 ? 0 : 1)],
    ['around a mouth as wide open as can be', 1, (x, y) => (Math.hypot(x - 128, y - 183) < 18 ? 0 : 1)],
  ])('has its jaw %s: %f', (_, expected, face) => {
    expect(jawShown(points, partsOf(face, beardless))).toBeCloseTo(expected, 1);
  });

  it.each<[string, boolean, (x: number, y: number) => number]>([
    ['shown', false, () => 1],
    ['one of them behind a ball', true, (x, y) => (Math.hypot(x - leftEye!.x, y - leftEye!.y) < 25 ? 0 : 1)],
    ['both behind dark glasses', false, (_, y) => (Math.abs(y - rightEye!.y) < 20 ? 0 : 1)],
  ])('has its eyes %s: %s', (_, expected, face) => {
    expect(oneEyeHidden(points, partsOf(face, beardless))).toBe(expected);
  });
});
