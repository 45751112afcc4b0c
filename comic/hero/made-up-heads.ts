import type { Colour, HeadPoint } from '../hero.ts';
import { LEFT_EYE, MESH, OVAL, RIGHT_EYE } from './landmarks.ts';
import type { Face } from './landmarks.ts';
import type { Model } from './models.ts';
import { PARTS_SIDE } from './parts.ts';
import type { Photo } from './pixels/raster.ts';
import { painted } from './test-photos.ts';

/** Parts of a person, by the model's numbers. */
export const BACKGROUND = 0;
export const HAIR = 1;
export const BODY = 2;
export const FACE = 3;
export const CLOTHES = 4;

/** The part at a point of a photo of 1000 × 1000 pixels. */
export type Drawing = (x: number, y: number) => number;

/** Half the size of an eye. */
const EYE = { wide: 13, high: 7 };

/** A face 200 pixels high around a point. Only the mesh points that the studio uses are in place. */
export function faceAt(x: number, y: number): Face {
  const points: HeadPoint[] = Array.from({ length: 468 }, () => ({ x, y }));
  OVAL.forEach((index, i) => {
    const angle = (i / OVAL.length) * 2 * Math.PI;
    points[index] = { x: x + 75 * Math.sin(angle), y: y - 100 * Math.cos(angle) };
  });
  for (const [eye, side] of [
    [LEFT_EYE, -1],
    [RIGHT_EYE, 1],
  ] as const)
    eye.forEach((index, i) => {
      const angle = (i / eye.length) * 2 * Math.PI;
      points[index] = {
        x: x + side * (35 + EYE.wide * Math.cos(angle)),
        y: y - 16 + EYE.high * Math.sin(angle),
      };
    });
  points[MESH.mouth.innerTop] = { x, y: y + 50 };
  points[MESH.leftBrow.middle] = { x: x - 35, y: y - 40 };
  points[MESH.rightBrow.middle] = { x: x + 35, y: y - 40 };
  return { points, depths: new Float32Array(468), score: 1, angle: 0, turned: 0 };
}

/** An ordinary head at (500, 500): face, short hair, ears, neck and shirt. */
export function headAt(x: number, y: number): number {
  const [dx, dy] = [x - 500, y - 524];
  if (Math.hypot(dx / 78, dy / 104) < 1) return FACE;
  if (dy < -40 && Math.hypot(dx / 100, (dy + 30) / 130) < 1) return HAIR;
  if (Math.abs(Math.abs(dx) - 84) < 12 && Math.abs(dy - 5) < 25) return BODY;
  if (Math.abs(dx) < 45 && dy > 0 && dy < 150) return BODY;
  if (dy >= 140) return CLOTHES;
  return BACKGROUND;
}

/** The ordinary head with more hair, which lies behind the face and over the shirt. */
export const withHair =
  (more: (x: number, y: number) => boolean): Drawing =>
  (x, y) => {
    const part = headAt(x, y);
    return (part === BACKGROUND || part === CLOTHES) && more(x, y) ? HAIR : part;
  };

const COLOURS = [
  [0, 0, 0],
  [0, 0, 255],
  [255, 255, 0],
  [255, 0, 0],
  [0, 255, 0],
];

/** A photo in which colours encode the part of each pixel. */
export function photoDrawn(drawing: Drawing): Photo {
  return painted(1000, 1000, (x, y) => COLOURS[drawing(x, y)]!);
}

/**
 * A photo of the ordinary head, in light whose brightest white is `white`: skin lit from the left, eyes, a
 * shiny brow, dark hair.
 */
export function litPhoto(skin: Colour, { white = 1, lamp = [1, 1, 1], shirt = '#f4f2ee' }: Lit = {}): Photo {
  const flat: Record<number, number[]> = {
    [BACKGROUND]: channels('#50483e'),
    [HAIR]: channels('#1c1512'),
    [CLOTHES]: channels(shirt),
  };
  const [own, pupil, ball] = [channels(skin), channels('#2a1a12'), channels('#d8d2ca')];
  return painted(1000, 1000, (x, y) => {
    const part = headAt(x, y);
    const [ex, ey] = [Math.abs(x - 500) - 35, y - 508];
    const eye = part === FACE && Math.hypot(ex / EYE.wide, ey / EYE.high) < 1;
    const iris = Math.hypot(ex, ey) < 5;
    const colour = eye ? (iris ? pupil : ball) : (flat[part] ?? own);
    const shade = flat[part] ? 1 : x > 540 ? 0.72 : 1;
    const shine = part === FACE && Math.hypot(x - 470, y - 460) < 12 ? 0.25 : 0;
    return colour.map((value, k) => (value * shade + (255 - value) * shine) * white * lamp[k]!);
  });
}

interface Lit {
  white?: number;
  lamp?: readonly number[];
  shirt?: Colour;
}

const channels = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** A replacement for the model. It tells the parts of such a photo by their colours, in any window. */
export const byColour: Model = async ({ planes }) => {
  const area = PARTS_SIDE * PARTS_SIDE;
  const parts = new Float32Array(6 * area).fill(-10);
  for (let at = 0; at < area; at++) {
    const [red, green, blue] = [0, 1, 2].map((k) => planes[k * area + at]! > 0);
    const part = blue ? HAIR : red ? (green ? BODY : FACE) : green ? CLOTHES : BACKGROUND;
    parts[part * area + at] = 10;
  }
  return { parts };
};
