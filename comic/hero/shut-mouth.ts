import type { HeadPoint } from '../hero.ts';
import { LEFT_EYE, middle, pointOf, RIGHT_EYE } from './landmarks.ts';
import { lineAt, LOWER, UPPER } from './open-mouth.ts';
import { ramp, toBytes } from './pixels/raster.ts';
import type { Picture } from './pixels/raster.ts';
import { applyWarp, warpOf } from './pixels/warp.ts';

/** A part of a head's picture at its place, as rows of red, green, blue bytes. */
export interface RawPart {
  bytes: Uint8Array;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Lips closer together than this show no teeth. Lengths are in distances between the eyes. */
const SHUT = 0.03;
/** Where between the lips they meet: the lower one moves further. */
const MEET = 0.42;
/** How far around the mouth the face follows. */
const REACH = { up: 0.3, down: 0.5 };
const INK = [0x1a / 255, 0x10 / 255, 0x26 / 255];

/** The mouth of a calm head with its lips closed over the teeth, and as much of the face as moves with them; nothing when they are closed already. */
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
  const { width, height } = calm;
  const warp = warpOf(width, height, { held: [], holds: [], free: [], swellings: [] });
  columns.forEach(({ top, bottom, seam }, i) => {
    for (let y = 0; y < height; y++) {
      const above = y < seam;
      const shift = above ? top - seam : bottom - seam;
      const reach = (above ? REACH.up : REACH.down) * unit;
      const away = Math.abs(y - seam) / reach;
      if (away < 1) warp.dy[y * width + left + i] = shift * (1 - ramp(0, 1, away));
    }
  });
  const shut = applyWarp(calm, warp);
  const line = 0.02 * unit;
  columns.forEach(({ seam }, i) => {
    const thick = line * Math.sin((Math.PI * (i + 0.5)) / columns.length) ** 0.5;
    for (let y = Math.max(0, Math.floor(seam - line - 1)); y <= Math.min(height - 1, seam + line + 1); y++) {
      const cover = ramp(thick + 0.7, thick - 0.7, Math.abs(y - seam));
      for (let k = 0; k < 3; k++) {
        const at = (k * height + y) * width + left + i;
        shut.planes[at] = shut.planes[at]! + (INK[k]! - shut.planes[at]!) * cover;
      }
    }
  });
  const seams = columns.map(({ seam }) => seam);
  const y = Math.max(0, Math.floor(Math.min(...seams) - REACH.up * unit));
  const end = Math.min(height, Math.ceil(Math.max(...seams) + REACH.down * unit));
  return cropped(shut, { x: left, y, width: columns.length, height: end - y });
}

function cropped({ width, height, planes }: Picture, part: Omit<RawPart, 'bytes'>): RawPart {
  const of = new Float32Array(3 * part.width * part.height);
  for (let k = 0; k < 3; k++)
    for (let row = 0; row < part.height; row++) {
      const from = (k * height + part.y + row) * width + part.x;
      of.set(planes.subarray(from, from + part.width), (k * part.height + row) * part.width);
    }
  return { bytes: toBytes({ width: part.width, height: part.height, planes: of }), ...part };
}
