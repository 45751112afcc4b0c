import type { HeadPoint } from '../hero.ts';
import { pointOf } from './landmarks.ts';
import { ramp } from './pixels/raster.ts';
import type { Picture } from './pixels/raster.ts';
import { moved } from './pixels/warp.ts';
import type { Warp } from './pixels/warp.ts';

/** The inner edges of the lips, from the viewer's left corner to the right one. */
export const UPPER = [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308];
export const LOWER = [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308];

const INSIDE = [0x4a, 0x0d, 0x22];
const TONGUE = [0xd9, 0x5c, 0x70];
const TEETH = [0xff, 0xf9, 0xee];
const INK = [0x1a, 0x10, 0x26];

/** The gap between two parted lips, column by column. */
export interface Gap {
  left: number;
  /** Edges of the upper and lower lip, in pixels from the top. The first value is for column `left`. */
  tops: Float32Array;
  bottoms: Float32Array;
}

/**
 * Parts the lips. The area above the mouth rises by up to `up` pixels, the area below sinks by up to `down`,
 * and the warp is torn between them. The gap loses its old picture; `drawGap` fills it.
 */
export function partLips(warp: Warp, mesh: HeadPoint[], up: number, down: number): Gap {
  const { width } = warp;
  const upper = UPPER.map((index) => moved(warp, pointOf(mesh, index)));
  const lower = LOWER.map((index) => moved(warp, pointOf(mesh, index)));
  const left = Math.ceil(upper[0]!.x);
  const right = Math.floor(upper.at(-1)!.x);
  const columns = Math.max(1, right - left + 1);
  const gap: Gap = { left, tops: new Float32Array(columns), bottoms: new Float32Array(columns) };
  const before = { dx: warp.dx.slice(), dy: warp.dy.slice() };
  for (let i = 0; i < columns; i++) {
    const x = left + i;
    if (x < 0 || x >= width) continue;
    const wide = Math.sin((Math.PI * (i + 0.5)) / columns) ** 0.75;
    const edges = [lineAt(upper, x), lineAt(lower, x)];
    const top = Math.min(...edges) - up * wide;
    const bottom = Math.max(...edges) + down * wide;
    gap.tops[i] = top;
    gap.bottoms[i] = bottom;
    partColumn(warp, before, x, { top, bottom, up: up * wide, down: down * wide }, { up, down });
  }
  return gap;
}

/** @param most how far the lips part in the middle of the mouth. It decides how much of the face follows. */
function partColumn(
  { width, height, dx, dy }: Warp,
  before: Pick<Warp, 'dx' | 'dy'>,
  x: number,
  { top, bottom, up, down }: { top: number; bottom: number; up: number; down: number },
  most: { up: number; down: number },
): void {
  const [above, below] = [most.up * 2.6, most.down * 1.5];
  for (let y = 0; y < height; y++) {
    const away = y < top ? (top - y) / above : y > bottom ? (y - bottom) / below : 0;
    if (away > 3) continue;
    const shift = (y < (top + bottom) / 2 ? up : -down) * Math.exp((-away * away) / 2);
    const at = y * width + x;
    const from = Math.min(height - 1, Math.max(0, Math.round(y + shift))) * width + x;
    dx[at] = before.dx[from]!;
    dy[at] = before.dy[from]! + shift;
  }
}

export function lineAt(line: HeadPoint[], x: number): number {
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i]!, line[i + 1]!];
    if (x <= b.x || i + 2 === line.length) {
      const share = Math.min(1, Math.max(0, (x - a.x) / Math.max(0.01, b.x - a.x)));
      return a.y + (b.y - a.y) * share;
    }
  }
  return 0;
}

/** Draws the inside of the mouth into the gap: ink round the edge, teeth above, the tongue below. */
export function drawGap(picture: Picture, { left, tops, bottoms }: Gap, line: number): void {
  const { width, height, planes } = picture;
  const area = width * height;
  const columns = tops.length;
  const deepest = Math.max(...bottoms.map((bottom, i) => bottom - tops[i]!));
  const lowest = Math.max(...bottoms);
  for (let i = 0; i < columns; i++) {
    const [top, bottom] = [tops[i]!, bottoms[i]!];
    const across = (i + 0.5) / columns - 0.5;
    for (let y = Math.max(0, Math.floor(top - 1)); y <= Math.min(height - 1, Math.ceil(bottom + 1)); y++) {
      const depth = Math.min(y - top, bottom - y, (0.5 - Math.abs(across)) * columns);
      const cover = ramp(-1, 0.5, depth);
      if (cover <= 0) continue;
      const tongue = Math.hypot(across / 0.36, (lowest - y) / (0.36 * deepest));
      const tooth = y - top - Math.min(0.26 * deepest * Math.cos(across * 2.2), 0.45 * (bottom - top));
      const toothShare = ramp(0.7, -0.7, tooth) * ramp(0.44, 0.42, Math.abs(across));
      const inkShare = Math.max(
        ramp(line + 0.7, line - 0.7, depth),
        0.5 * ramp(line / 2 + 0.7, line / 2 - 0.7, Math.abs(tooth)) * toothShare,
      );
      for (let k = 0; k < 3; k++) {
        let value = INSIDE[k]! + (TONGUE[k]! - INSIDE[k]!) * ramp(1.04, 0.98, tongue);
        value += (TEETH[k]! - value) * toothShare;
        value += (INK[k]! - value) * inkShare;
        const at = k * area + y * width + left + i;
        planes[at] = planes[at]! + (value / 255 - planes[at]!) * cover;
      }
    }
  }
}
