import type { Colour } from '../hero.ts';

/** A colour by human perception: CIE L*a*b* under daylight (D65), with `l` from 0 to 100. */
export interface Lab {
  l: number;
  a: number;
  b: number;
}

/** @param colour `#rrggbb` in sRGB */
export function labOf(colour: string): Lab {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function root(value: number): number {
  return value > 216 / 24389 ? Math.cbrt(value) : (value * 24389) / 27 / 116 + 16 / 116;
}

/** The sRGB colour of a Lab colour. Colours outside sRGB are clipped to it. */
export function colourOf({ l, a, b }: Lab): Colour {
  const fy = (l + 16) / 116;
  const [x, y, z] = [cube(fy + a / 500) * 0.95047, cube(fy), cube(fy - b / 200) * 1.08883];
  const channels = [
    3.2406 * x - 1.5372 * y - 0.4986 * z,
    -0.9689 * x + 1.8758 * y + 0.0415 * z,
    0.0557 * x - 0.204 * y + 1.057 * z,
  ].map((value) => {
    const held = Math.min(1, Math.max(0, value));
    const encoded = held <= 0.0031308 ? 12.92 * held : 1.055 * held ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

function cube(value: number): number {
  return value ** 3 > 216 / 24389 ? value ** 3 : ((value - 16 / 116) * 27 * 116) / 24389;
}
