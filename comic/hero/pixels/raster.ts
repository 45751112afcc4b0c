/** A decoded photo: rows of red, green and blue bytes. */
export interface Photo {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

/** One number per pixel, row by row. */
export interface Plane {
  width: number;
  height: number;
  values: Float32Array;
}

/** Red, green and blue planes one after the other, 0 to 1. */
export interface Picture {
  width: number;
  height: number;
  planes: Float32Array;
}

/**
 * A window into a photo, perhaps turned and scaled. Pixel (x, y) of the window lies in the photo at
 * (left + x·across − y·down, top + x·down + y·across).
 */
export interface Frame {
  left: number;
  top: number;
  across: number;
  down: number;
  width: number;
  height: number;
}

/** A window centred on a point of the photo, `scale` photo pixels per window pixel, turned by `angle`. */
export function frameAround(
  centre: { x: number; y: number },
  angle: number,
  scale: number,
  width: number,
  height: number,
): Frame {
  const across = Math.cos(angle) * scale;
  const down = Math.sin(angle) * scale;
  return {
    left: centre.x - (width / 2) * across + (height / 2) * down,
    top: centre.y - (width / 2) * down - (height / 2) * across,
    across,
    down,
    width,
    height,
  };
}

/** A part of a window, `scale` window pixels per pixel of the part. */
export function frameWithin(
  frame: Frame,
  part: { x: number; y: number },
  scale: number,
  width: number,
  height: number,
): Frame {
  const corner = toPhoto(frame, part.x, part.y);
  const [across, down] = [frame.across * scale, frame.down * scale];
  return { left: corner.x, top: corner.y, across, down, width, height };
}

export function toPhoto(frame: Frame, x: number, y: number): { x: number; y: number } {
  return {
    x: frame.left + x * frame.across - y * frame.down,
    y: frame.top + x * frame.down + y * frame.across,
  };
}

export function toFrame(frame: Frame, x: number, y: number): { x: number; y: number } {
  const size = frame.across ** 2 + frame.down ** 2;
  const [dx, dy] = [x - frame.left, y - frame.top];
  return { x: (dx * frame.across + dy * frame.down) / size, y: (dy * frame.across - dx * frame.down) / size };
}

const MOST_SAMPLES = 8;

/**
 * The pixels that a window shows, averaged where it shrinks the photo. Beyond the photo's edge, the value is
 * `beyond` (0 to 1); without it, the colours of the edge continue.
 */
export function look(photo: Photo, frame: Frame, beyond?: number): Picture {
  const { width, height } = frame;
  const scale = Math.hypot(frame.across, frame.down);
  const samples = Math.min(MOST_SAMPLES, Math.max(1, Math.ceil(scale - 0.25)));
  const planes = new Float32Array(3 * width * height);
  const spots = spotsOf(frame, samples);
  for (let y = 0; y < height; y++) lookAlong(photo, frame, spots, y, planes, beyond ?? -1);
  return { width, height, planes };
}

/** One row of a window. */
function lookAlong(
  photo: Photo,
  { left, top, across, down, width, height }: Frame,
  spots: Spots,
  y: number,
  planes: Float32Array,
  beyond: number,
): void {
  const { data, width: wide } = photo;
  const [right, foot] = [wide - 1, photo.height - 1];
  const count = spots.x.length;
  const weight = 1 / (count * 255);
  const area = width * height;
  for (let x = 0; x < width; x++) {
    const cornerX = left + x * across - y * down;
    const cornerY = top + x * down + y * across;
    const nearEdge =
      cornerX + spots.left < 0 ||
      cornerY + spots.top < 0 ||
      cornerX + spots.right >= right ||
      cornerY + spots.bottom >= foot;
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let s = 0; s < count; s++) {
      let px = cornerX + spots.x[s]!;
      let py = cornerY + spots.y[s]!;
      if (nearEdge) {
        const outside = px < -0.5 || py < -0.5 || px > right + 0.5 || py > foot + 0.5;
        if (outside && beyond >= 0) {
          red += beyond * 255;
          green += beyond * 255;
          blue += beyond * 255;
          continue;
        }
        px = px < 0 ? 0 : px > right ? right : px;
        py = py < 0 ? 0 : py > foot ? foot : py;
      }
      const x0 = px | 0;
      const y0 = py | 0;
      const fx = px - x0;
      const fy = py - y0;
      const a = (y0 * wide + x0) * 3;
      const b = x0 < right ? a + 3 : a;
      const below = y0 < foot ? wide * 3 : 0;
      const wa = (1 - fx) * (1 - fy);
      const wb = fx * (1 - fy);
      const wc = (1 - fx) * fy;
      const wd = fx * fy;
      red += data[a]! * wa + data[b]! * wb + data[a + below]! * wc + data[b + below]! * wd;
      green += data[a + 1]! * wa + data[b + 1]! * wb + data[a + below + 1]! * wc + data[b + below + 1]! * wd;
      blue += data[a + 2]! * wa + data[b + 2]! * wb + data[a + below + 2]! * wc + data[b + below + 2]! * wd;
    }
    const at = y * width + x;
    planes[at] = red * weight;
    planes[area + at] = green * weight;
    planes[2 * area + at] = blue * weight;
  }
}

/** The sample points of a window's pixel in the photo, relative to the pixel's corner, and their extent. */
interface Spots {
  x: Float64Array;
  y: Float64Array;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function spotsOf({ across, down }: Frame, samples: number): Spots {
  const [x, y] = [new Float64Array(samples * samples), new Float64Array(samples * samples)];
  for (let s = 0; s < samples * samples; s++) {
    const right = ((s % samples) + 0.5) / samples;
    const below = (Math.floor(s / samples) + 0.5) / samples;
    x[s] = right * across - below * down - 0.5;
    y[s] = right * down + below * across - 0.5;
  }
  return { x, y, left: Math.min(...x), right: Math.max(...x), top: Math.min(...y), bottom: Math.max(...y) };
}

/** Rows of red, green and blue bytes, 0 to 255. */
export function toBytes({ width, height, planes }: Picture): Uint8Array {
  const area = width * height;
  const bytes = new Uint8ClampedArray(3 * area);
  for (let i = 0; i < area; i++) {
    bytes[3 * i] = planes[i]! * 255;
    bytes[3 * i + 1] = planes[area + i]! * 255;
    bytes[3 * i + 2] = planes[2 * area + i]! * 255;
  }
  return new Uint8Array(bytes.buffer);
}

/** Brightness as the eye weighs it, 0 to 1 (not linear light). */
export function brightness({ width, height, planes }: Picture): Plane {
  const area = width * height;
  const values = new Float32Array(area);
  for (let i = 0; i < area; i++) {
    values[i] = 0.299 * planes[i]! + 0.587 * planes[area + i]! + 0.114 * planes[2 * area + i]!;
  }
  return { width, height, values };
}

/**
 * The interpolated value between pixels. Pixel (0, 0) has its centre at (0.5, 0.5); beyond the edge, its
 * values continue.
 */
export function valueAt({ width, height, values }: Plane, x: number, y: number): number {
  const px = Math.min(Math.max(x - 0.5, 0), width - 1);
  const py = Math.min(Math.max(y - 0.5, 0), height - 1);
  const x0 = px | 0;
  const y0 = py | 0;
  const fx = px - x0;
  const fy = py - y0;
  const at = y0 * width + x0;
  const right = x0 + 1 < width ? 1 : 0;
  const below = y0 + 1 < height ? width : 0;
  const top = values[at]! + (values[at + right]! - values[at]!) * fx;
  const bottom = values[at + below]! + (values[at + below + right]! - values[at + below]!) * fx;
  return top + (bottom - top) * fy;
}

/** Rises smoothly from 0 at `from` to 1 at `to`; `from` may be the greater one. */
export function ramp(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

const FINENESS = 8192;

/**
 * The value below which `share` of the numbers lie (0 to 1, accurate to one colour step). With `among`, only
 * numbers where it is above `least` count. 0 when there are none.
 */
export function quantile(numbers: Float32Array, share: number, among?: Float32Array, least = 0): number {
  const counts = new Uint32Array(FINENESS + 1);
  let total = 0;
  for (let i = 0; i < numbers.length; i++) {
    if (among && !(among[i]! > least)) continue;
    const value = numbers[i]!;
    const bin = value <= 0 ? 0 : value >= 1 ? FINENESS : (value * FINENESS + 0.5) | 0;
    counts[bin] = counts[bin]! + 1;
    total++;
  }
  let below = 0;
  for (let bin = 0; bin <= FINENESS; bin++) {
    below += counts[bin]!;
    if (below > total * share) return bin / FINENESS;
  }
  return total ? 1 : 0;
}
