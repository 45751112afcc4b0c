import type { HeadPoint } from '../hero.ts';
import { LEFT_EYE, middle, pointOf, RIGHT_EYE } from './landmarks.ts';
import { lineAt, LOWER, UPPER } from './open-mouth.ts';
import { pictureIn } from './pixels/crop.ts';
import { ramp, toBytes } from './pixels/raster.ts';
import type { Picture } from './pixels/raster.ts';
import { applyWarp, warpOf } from './pixels/warp.ts';

/** A part of a head's picture with its position, as rows of red, green, blue bytes. */
export interface RawPart {
  bytes: Uint8Array;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Lips closer together than this show no teeth. Lengths are multiples of the distance between the eyes. */
const SHUT = 0.03;
/** Where the lips meet, as a share of the gap from the top: the lower lip moves further. */
const MEET = 0.42;
/** How far around the mouth the face follows its movement. */
const REACH = { up: 0.3, down: 0.5 };
const INK = [0x1a / 255, 0x10 / 255, 0x26 / 255];

/**
 * The mouth of a calm head with its lips closed over the teeth, and the part of the face that moves with
 * them. Undefined when they are already closed.
 */
export function shutMouth(calm: Picture, mesh: HeadPoint[]): RawPart | undefined {
  const [a, b] = [middle(mesh, LEFT_EYE), middle(mesh, RIGHT_EYE)];
  const unit = Math.hypot(b.x - a.x, b.y - a.y);
  const [upper, lower] = [UPPER, LOWER].map((edge) => edge.map((index) => pointOf(mesh, index))) as [
    HeadPoint[],
    HeadPoint[],
  ];
  const [left, right] = [Math.ceil(upper[0]!.x), Math.floor(upper.at(-1)!.x)];
  const columns = Array.from({ length: Math.max(0, right - left) }, (_, i) => {
    const edges = [lineAt(upper, left + i), lineAt(lower, left + i)];
    const [top, bottom] = [Math.min(...edges), Math.max(...edges)];
    return { top, bottom, seam: top + (bottom - top) * MEET };
  });
  const widest = Math.max(0, ...columns.map(({ top, bottom }) => bottom - top));
  if (widest < SHUT * unit) return undefined;
  const seams = columns.map(({ seam }) => seam);
  const box = {
    left,
    right: left + columns.length,
    top: Math.max(0, Math.floor(Math.min(...seams) - REACH.up * unit)),
    bottom: Math.min(calm.height, Math.ceil(Math.max(...seams) + REACH.down * unit)),
  };
  const before = pictureIn(calm, box);
  const { width, height } = before;
  const warp = warpOf(width, height, { held: [], holds: [], free: [], swellings: [] });
  columns.forEach(({ top, bottom, seam }, x) => {
    for (let row = 0; row < height; row++) {
      const y = box.top + row;
      const above = y < seam;
      const shift = above ? top - seam : bottom - seam;
      const reach = (above ? REACH.up : REACH.down) * unit;
      const away = Math.abs(y - seam) / reach;
      if (away < 1) warp.dy[row * width + x] = shift * (1 - ramp(0, 1, away));
    }
  });
  const shut = applyWarp(before, warp);
  const line = 0.02 * unit;
  columns.forEach(({ seam }, x) => {
    const thick = line * Math.sin((Math.PI * (x + 0.5)) / columns.length) ** 0.5;
    const [first, end] = [Math.floor(seam - line - 1), Math.min(box.bottom - 1, seam + line + 1)];
    for (let y = Math.max(box.top, first); y <= end; y++) {
      const cover = ramp(thick + 0.7, thick - 0.7, Math.abs(y - seam));
      for (let k = 0; k < 3; k++) {
        const at = (k * height + y - box.top) * width + x;
        shut.planes[at] = shut.planes[at]! + (INK[k]! - shut.planes[at]!) * cover;
      }
    }
  });
  return { bytes: toBytes(shut), x: box.left, y: box.top, width, height };
}
