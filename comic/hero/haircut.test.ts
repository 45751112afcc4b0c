import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { AT_LENGTH } from '../../testing/long-form.ts';
import { drawHead, type Head, loadHeads } from '../art/hero/head.ts';
import { PHOTO_EXPRESSIONS, type PhotoExpression, type PhotoHero } from '../hero.ts';
import { printSvg } from '../output/svg.ts';
import { dyed } from './dyed.ts';
import { longHair, shortHair, toddler } from './retouched.ts';
import { createStudio } from './studio.ts';
import { modelFiles, photoOf, portrait } from './test-photos.ts';

/** One pixel for two head units. The chin is at half the width and two thirds of the height. */
const VIEW = { x: -400, y: -600, width: 800, height: 900 };
const [WIDTH, HEIGHT] = [VIEW.width / 2, VIEW.height / 2];
const BARE_EARS = 2;

interface Picture {
  inside: (x: number, y: number) => boolean;
  colour: (x: number, y: number) => Uint8Array;
}

const PHOTOS: readonly [string, () => Promise<Sharp>, { ears: number; hangs: boolean }][] = [
  ['hair to the ears', async () => portrait(), { ears: 0, hangs: false }],
  ['short hair', shortHair, { ears: BARE_EARS, hangs: false }],
  ['long hair', longHair, { ears: 0, hangs: true }],
  ['a toddler', toddler, { ears: 0, hangs: false }],
  ['black hair', () => dyed(['#0d0908', '#2a201c', '#5e4e46']), { ears: 0, hangs: false }],
  ['blond hair', () => dyed(['#6a4a1e', '#c69a55', '#f3dca0']), { ears: 0, hangs: false }],
];

const BETWEEN: typeof PHOTOS = [
  ['brown hair', () => dyed(['#1c0f08', '#4a2c1a', '#8a5f3e']), { ears: 0, hangs: false }],
  ['grey hair', () => dyed(['#44444a', '#96969c', '#dcdce0']), { ears: 0, hangs: false }],
];

/** The gate tries the darkest and the lightest hair. The long form tries these, too. */
describe.each(AT_LENGTH ? [...PHOTOS, ...BETWEEN] : PHOTOS)(
  'a photo of %s, seen from behind',
  (_, photo, { ears, hangs }) => {
    let hero: PhotoHero;
    let [front, back] = [] as unknown as [Head, Head];
    let [before, behind] = [] as unknown as [Picture, Picture];
    let [hairBefore, hairBehind] = [] as unknown as [Tones, Tones];

    beforeAll(async () => {
      await loadHeads('photo');
      hero = await heroOf(await photo());
      const request = { expression: 'calm', turn: 0, weights: { outer: 20, inner: 8 } } as const;
      front = drawHead(hero, request);
      back = drawHead(hero, { ...request, back: true });
      [before, behind] = [pictureOf(front), pictureOf(back)];
      [hairBefore, hairBehind] = [tonesAbove(front.brow.at[1], before), tonesAbove(-60, behind)];
    }, 60_000);

    it('has the mirrored outline of the front, down to the eyes', () => {
      let [both, one] = [0, 0];
      forEachPixel(front.face.y, (x, y) => {
        const [was, is] = [before.inside(2 * front.middle[0] - x, y), behind.inside(x, y)];
        if (was && is) both += 1;
        else if (was || is) one += 1;
      });
      expect(both).toBeGreaterThan(5000);
      expect(one / both).toBeLessThan(0.03);
      expect(Math.abs(back.box.width / front.box.width - 1)).toBeLessThan(0.05);
    });

    it('has the hair colours of the front, in the middle and where light falls', () => {
      for (const share of [0.5, 0.8]) {
        const [was, is] = [tone(hairBefore, share), tone(hairBehind, share)];
        expect(distance(was, is)).toBeLessThan(45);
      }
    });

    it.each([0.25, 0.5, 0.75, 0.95])('is as light as its front where %d of it is darker', (share) => {
      const [was, is] = [tone(hairBefore, share), tone(hairBehind, share)];
      expect(Math.abs(lightness(is) - lightness(was))).toBeLessThan(22);
    });

    it('has the hue of its front where light falls', () => {
      const [was, is] = [tone(hairBefore, 0.75), tone(hairBehind, 0.75)];
      expect(distance(chroma(was), chroma(is))).toBeLessThan(0.07);
    });

    it('shows as many ears as the photo, and hair as low as in front', () => {
      expect(back.edges).toHaveLength(1 + ears);
      const foot = back.box.y + back.box.height;
      const hair = hangs ? front.box.y + front.box.height : 0;
      expect(Math.abs(foot - hair)).toBeLessThan(25);
    });
  },
);

let studio: ReturnType<typeof createStudio> | undefined;

async function heroOf(photo: Sharp): Promise<PhotoHero> {
  studio ??= createStudio({ models: modelFiles() });
  const answer = await (await studio).makeHero(await photoOf(photo));
  if (!answer.ok) throw new Error(answer.reason);
  const { heads, shutMouth: _, ...rest } = answer.hero;
  const { width, height } = rest;
  const raw = { width, height, channels: 3 } as const;
  const calm = await sharp(heads.calm, { raw }).png().toBuffer();
  const href = `data:image/png;base64,${calm.toString('base64')}`;
  const pictures = Object.fromEntries(PHOTO_EXPRESSIONS.map((expression) => [expression, href]));
  return { ...rest, kind: 'photo', heads: pictures as Record<PhotoExpression, string> };
}

function pictureOf({ over }: Head): Picture {
  const svg = printSvg(over, { idPrefix: 'h', view: VIEW, title: 'A', description: 'A' });
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: WIDTH } }).render();
  const place = (x: number, y: number) =>
    4 * (Math.round((y - VIEW.y) / 2) * WIDTH + Math.round((x - VIEW.x) / 2));
  return {
    inside: (x, y) => (pixels[place(x, y) + 3] ?? 0) > 127,
    colour: (x, y) => pixels.subarray(place(x, y), place(x, y) + 3),
  };
}

function forEachPixel(foot: number, see: (x: number, y: number) => void): void {
  for (let row = 1; row < HEIGHT && VIEW.y + 2 * row < foot; row++)
    for (let column = 1; column < WIDTH; column++) see(VIEW.x + 2 * column, VIEW.y + 2 * row);
}

/** The red, green and blue values of a picture, each sorted from dark to light. */
type Tones = Uint8Array[];

function tonesAbove(foot: number, { inside, colour }: Picture): Tones {
  const seen: Uint8Array[] = [];
  forEachPixel(foot, (x, y) => inside(x, y) && seen.push(colour(x, y)));
  return [0, 1, 2].map((k) => Uint8Array.from(seen, (pixel) => pixel[k]!).sort());
}

/** The colour below which this share of a picture is darker. */
const tone = (tones: Tones, share: number): number[] =>
  tones.map((values) => values[Math.floor(values.length * share)]!);

const lightness = ([r, g, b]: number[]): number => 0.3 * r! + 0.59 * g! + 0.11 * b!;

/** How much redder and bluer than green a colour is. */
const chroma = (colour: number[]): number[] =>
  [0, 2].map((k) => (colour[k]! - colour[1]!) / lightness(colour));

const distance = (a: number[], b: number[]): number => Math.hypot(...a.map((value, k) => value - b[k]!));
