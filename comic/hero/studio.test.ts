import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { AT_LENGTH } from '../../testing/long-form.ts';
import { PHOTO_EXPRESSIONS, headHeight } from '../hero.ts';
import type { PhotoExpression } from '../hero.ts';
import { grainy, hijab, turban } from './retouched.ts';
import { createStudio, HEAD_PIXELS } from './studio.ts';
import type { RawHero, Refusal, Studio } from './studio.ts';
import { modelFiles, painted, photoOf, portrait } from './test-photos.ts';

let studio: Studio;
let hero: RawHero;
let upright: number;
const steps: string[] = [];

beforeAll(async () => {
  studio = await createStudio({ models: modelFiles() });
  const started = performance.now();
  const answer = await studio.makeHero(await photoOf(portrait()), { onStep: (step) => steps.push(step) });
  if (!answer.ok) throw new Error(`refused: ${answer.reason}`);
  ({ hero, upright } = answer);
  console.log(`a hero in ${Math.round(performance.now() - started)} ms`);
}, 60_000);

async function heroOf(picture: Sharp): Promise<RawHero> {
  const answer = await studio.makeHero(await photoOf(picture));
  if (!answer.ok) throw new Error(`refused: ${answer.reason}`);
  return answer.hero;
}

/**
 * Whether an outline encloses a point, as a polygon of the ends of its curves. That is accurate enough here.
 */
function encloses(outline: string, { x, y }: { x: number; y: number }): boolean {
  const ends = outline
    .split(/[MCZ]/)
    .filter(Boolean)
    .map((part) => part.trim().split(/[ ,]+/).slice(-2).map(Number));
  return ends.reduce((inside, [ax = 0, ay = 0], i) => {
    const [bx = 0, by = 0] = ends[(i + 1) % ends.length] ?? [];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
}

function warmth([red = 0, , blue = 0]: number[]): number {
  return red / Math.max(1, blue);
}

/** The share of pixels on forehead and chin that differ from their neighbours, as lines and scribbles do. */
function specksOn({ heads: { calm }, width, anchors: { leftEye, rightEye, mouth, chin } }: RawHero): number {
  const eyes = rightEye.x - leftEye.x;
  const red = (x: number, y: number) => calm[(y * width + x) * 3]!;
  let [specks, seen] = [0, 0];
  for (const [top, foot] of [
    [leftEye.y - 0.55 * eyes, leftEye.y - 0.4 * eyes],
    [mouth.y + 0.4 * eyes, chin.y - 0.15 * eyes],
  ] as const) {
    for (let y = Math.round(top); y < foot; y++) {
      for (let x = Math.round(mouth.x - 0.3 * eyes); x < mouth.x + 0.3 * eyes; x++) {
        const beside = (red(x - 5, y) + red(x + 5, y) + red(x, y - 5) + red(x, y + 5)) / 4;
        if (Math.abs(red(x, y) - beside) > 10) specks += 1;
        seen += 1;
      }
    }
  }
  return specks / seen;
}

/** The same noise in every run. */
let noise = 7;
function random(): number {
  noise = (noise * 1103515245 + 12345) & 0x7fffffff;
  return noise % 256;
}

const ORANGE = [1, 0.85, 0.6];
const BLUE = [0.75, 0.9, 1];
const GREEN_LAMP = ['a green lamp', () => portrait().linear([0.5, 1.1, 0.5], [0, 0, 0])] as const;

describe('a portrait', () => {
  it('becomes a head whose anchors lie on the face', () => {
    const { leftEye, rightEye, nose, mouth, chin, crown } = hero.anchors;
    expect(Math.abs(headHeight(hero.anchors) - HEAD_PIXELS)).toBeLessThan(0.01 * HEAD_PIXELS);
    // Known distances in the portrait: the eyes are 47 px apart; the mouth is 43 px and the chin 77 px below
    // their middle.
    const unit = (rightEye.x - leftEye.x) / 47;
    const middle = { x: (leftEye.x + rightEye.x) / 2, y: (leftEye.y + rightEye.y) / 2 };
    expect(Math.abs(leftEye.y - rightEye.y)).toBeLessThan(4 * unit);
    expect((mouth.y - middle.y) / unit).toBeCloseTo(43, -1);
    expect((chin.y - middle.y) / unit).toBeGreaterThan(72);
    expect((chin.y - middle.y) / unit).toBeLessThan(88);
    expect(Math.abs(nose.x - middle.x)).toBeLessThan(6 * unit);
    expect((middle.y - crown.y) / unit).toBeGreaterThan(75);
    expect((middle.y - crown.y) / unit).toBeLessThan(105);
    for (const point of [leftEye, rightEye, nose, mouth]) expect(encloses(hero.outline, point)).toBe(true);
    expect(encloses(hero.outline, { x: chin.x, y: chin.y - 12 })).toBe(true);
    expect(encloses(hero.outline, { x: chin.x, y: chin.y + 14 * unit })).toBe(false);
    expect(encloses(hero.outline, { x: crown.x, y: crown.y + 10 })).toBe(true);
  });

  it('is not turned when it stands upright', () => expect(upright).toBe(0));

  it('keeps the outline simple and within the picture', () => {
    const { outline, width, height } = hero;
    expect(outline).toMatch(/^M[\d. ]+(C[\d. ]+)+Z$/);
    expect(outline.length).toBeLessThan(12_000);
    const numbers = outline.match(/[\d.]+/g)?.map(Number) ?? [];
    expect(Math.max(...numbers.filter((_, i) => i % 2 === 0))).toBeLessThan(width);
    expect(Math.max(...numbers.filter((_, i) => i % 2 === 1))).toBeLessThan(height);
  });

  it('takes skin and hair colour from the picture', () => {
    const { skin, hair } = hero;
    const [red = 0, green = 0, blue = 0] = channels(skin);
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue);
    expect(red).toBeGreaterThan(170);
    const brown = channels(hair);
    expect(brown[0]).toBeGreaterThan(brown[2] ?? 255);
    expect(Math.max(...brown)).toBeLessThan(160);
    expect(hero).not.toHaveProperty('cloth');
  });

  it('pulls five different faces on the same head', () => {
    const { heads, width, height } = hero;
    for (const expression of PHOTO_EXPRESSIONS) expect(heads[expression]).toHaveLength(3 * width * height);
    const changed = PHOTO_EXPRESSIONS.slice(1).map(
      (expression) => heads[expression].filter((value, i) => Math.abs(value - heads.calm[i]!) > 40).length,
    );
    for (const count of changed) {
      expect(count).toBeGreaterThan(0.004 * 3 * width * height);
      expect(count).toBeLessThan(0.15 * 3 * width * height);
    }
    const rim = (expression: PhotoExpression) => Buffer.from(heads[expression].slice(0, 3 * width * 30));
    for (const expression of PHOTO_EXPRESSIONS) expect(rim(expression).equals(rim('calm'))).toBe(true);
  });

  it('has a shut mouth for sleep, without the teeth of its smile', () => {
    const { x, y, width, height, bytes } = hero.shutMouth!;
    const calm = (at: number) => (Math.floor(at / width) + y) * hero.width + x + (at % width);
    const teeth = (pixels: Uint8Array, place: (at: number) => number) =>
      Array.from({ length: width * height }, (_, at) =>
        pixels.subarray(place(at) * 3, place(at) * 3 + 3),
      ).filter(([red, , blue]) => red! > 150 && blue! > 0.88 * red!).length;
    expect(teeth(hero.heads.calm, calm)).toBeGreaterThan(300);
    // The remaining light pixels are the shine of the lower lip.
    expect(teeth(bytes, (at) => at)).toBeLessThan(100);
    const edge = Array.from({ length: 3 * width }, (_, at) => at);
    const above = edge.map((at) => bytes[at]! - hero.heads.calm[3 * calm(0) + at]!);
    expect(Math.max(...above.map(Math.abs))).toBeLessThan(4);
  });

  it('has no dots beside mouth and chin, which look like stubble', () => {
    const { mouth, chin, leftEye, rightEye } = hero.anchors;
    const eyes = rightEye.x - leftEye.x;
    const green = (x: number, y: number) => hero.heads.calm[(y * hero.width + x) * 3 + 1]!;
    let dots = 0;
    for (let y = Math.round(mouth.y + 0.1 * eyes); y < chin.y; y++)
      for (let x = Math.round(mouth.x + 0.3 * eyes); x < mouth.x + 0.8 * eyes; x++) {
        const around = [green(x - 4, y), green(x + 4, y), green(x, y - 4), green(x, y + 4)];
        if (Math.min(...around) > green(x, y) + 8) dots += 1;
      }
    expect(dots).toBe(0);
  });

  it('has skin as clean from a very grainy photo', async () => {
    // The edge of a shadow counts as a few specks.
    expect(specksOn(hero)).toBeLessThan(0.02);
    expect(specksOn(await heroOf(await grainy(60, 900)))).toBeLessThan(0.03);
  }, 60_000);

  it('looks from a photo at 30 per cent of its brightness as in good light', async () => {
    const dim = await heroOf(portrait().linear(0.3, 0));
    for (const part of ['skin', 'hair'] as const) {
      const good = channels(hero[part]);
      channels(dim[part]).forEach((value, k) => expect(Math.abs(value - good[k]!)).toBeLessThan(10));
    }
    for (const side of ['left', 'right'] as const)
      expect(Math.abs(dim.haircut![side].y - hero.haircut![side].y)).toBeLessThan(20);
  }, 60_000);

  it('is the same to the byte from another studio', async () => {
    const elsewhere = await createStudio({ models: modelFiles() });
    const answer = await elsewhere.makeHero(await photoOf(portrait()));
    if (!answer.ok) throw new Error(answer.reason);
    const { heads, ...rest } = answer.hero;
    for (const expression of PHOTO_EXPRESSIONS) {
      expect(Buffer.from(heads[expression]).equals(Buffer.from(hero.heads[expression]))).toBe(true);
    }
    expect(hero).toMatchObject(rest);
  }, 60_000);

  it.each(AT_LENGTH ? [90, 180, 270] : [90, 180])(
    'is drawn upright from a photo turned by %i degrees, and found by its turn',
    async (degrees) => {
      const lying = await portrait().rotate(degrees).png().toBuffer();
      const answer = await studio.makeHero(await photoOf(sharp(lying)));
      expect((degrees + 90 * answer.upright) % 360).toBe(0);
      if (!answer.ok) throw new Error(answer.reason);
      const { anchors } = answer.hero;
      expect(anchors.leftEye.x).toBeLessThan(anchors.rightEye.x - 100);
      expect(Math.abs(anchors.leftEye.y - anchors.rightEye.y)).toBeLessThan(25);
      expect(anchors.chin.y).toBeGreaterThan(anchors.mouth.y + 50);
      expect(anchors.crown.y).toBeLessThan(anchors.leftEye.y - 100);
    },
  );

  it('rounds a head that the photo cuts off above', async () => {
    const { outline, anchors, width } = await heroOf(
      portrait().extract({ left: 0, top: 45, width: 340, height: 275 }),
    );
    const { x, y } = anchors.crown;
    expect(encloses(outline, { x, y: y + 15 })).toBe(true);
    expect(encloses(outline, { x: x - 0.25 * width, y: y + 15 })).toBe(false);
    expect(encloses(outline, { x: x + 0.25 * width, y: y + 15 })).toBe(false);
  }, 60_000);

  it('keeps its skin tone under an orange or a blue lamp better than the photo does', async () => {
    const white = channels(hero.skin);
    for (const lamp of AT_LENGTH ? [ORANGE, BLUE] : [ORANGE]) {
      const lit = channels((await heroOf(portrait().linear(lamp, [0, 0, 0]))).skin);
      const bare = warmth(white.map((value, k) => value * lamp[k]!));
      expect(Math.abs(warmth(lit) - warmth(white))).toBeLessThan(Math.abs(bare - warmth(white)));
    }
  }, 60_000);

  it('is no redder under a red lamp than skin can be', async () => {
    const { skin } = await heroOf(portrait().linear([1, 0.3, 0.3], [20, 0, 0]));
    const [red = 0, green = 0, blue = 0] = channels(skin);
    expect(green).toBeGreaterThan(red * 0.65);
    expect(blue).toBeGreaterThan(red * 0.5);
    expect(red).toBeGreaterThan(green);
  }, 60_000);

  it.each([
    ['a blue lamp', () => portrait().linear([0.35, 0.45, 1.1], [0, 0, 20])],
    ['no colours', () => portrait().modulate({ saturation: 0 })],
    ...(AT_LENGTH ? [GREEN_LAMP] : []),
  ] as const)('has the colour of skin with %s', async (_, photo) => {
    const [red = 0, green = 0, blue = 0] = channels((await heroOf(photo())).skin);
    expect(red).toBeGreaterThan(green * 1.1);
    expect(green).toBeGreaterThan(blue * 1.05);
  });

  it('leaves dark skin dark', async () => {
    // Only the middle tones get darker: eyes and teeth stay as bright as they were.
    const photo = await photoOf(portrait());
    photo.data.forEach((value, i) => (photo.data[i] = 255 * (value / 255) ** 2));
    const answer = await studio.makeHero(photo);
    const dark = channels(answer.ok ? answer.hero.skin : '#ffffff');
    const light = channels(hero.skin);
    expect(dark[0]! + dark[1]! + dark[2]!).toBeLessThan(light[0]! + light[1]! + light[2]! - 75);
  }, 60_000);

  it('tells what it is doing, in order', () => {
    expect(steps).toEqual(['finding the face', 'cutting out', 'inking', 'faces']);
  });
});

describe('cloth over the hair', () => {
  it('is a turban in its own colour, wound over hair as dark as the brows', async () => {
    const { cloth, hair } = await heroOf(await turban());
    const [red = 0, green = 0, blue = 255] = channels(cloth?.colour ?? '');
    expect(cloth?.hangs).toBe(false);
    expect(red).toBeGreaterThan(green + 60);
    expect(green).toBeGreaterThan(blue + 60);
    expect(Math.max(...channels(hair))).toBeLessThan(140);
  }, 60_000);

  it('is a hijab in its own colour, which hangs in the picture too, and colours no hair', async () => {
    const { cloth, hair, outline, anchors } = await heroOf(await hijab());
    const [red = 255, green = 0, blue = 0] = channels(cloth?.colour ?? '');
    expect(cloth?.hangs).toBe(true);
    expect(green).toBeGreaterThan(red + 90);
    expect(blue).toBeGreaterThan(red + 90);
    expect(channels(hair)[0]).toBeGreaterThan(channels(hair)[1]!);
    const { chin, leftEye, rightEye } = anchors;
    const aside = 0.8 * (rightEye.x - leftEye.x);
    for (const x of [chin.x - aside, chin.x, chin.x + aside])
      expect(encloses(outline, { x, y: chin.y + 20 })).toBe(true);
  }, 60_000);
});

describe('an awkward photo is refused with its reason', () => {
  it.each<[string, Refusal, () => Promise<Parameters<Studio['makeHero']>[0]>]>([
    ['one flat colour', 'no-face', async () => painted(300, 300, () => [120, 160, 90])],
    ['noise', 'no-face', async () => painted(400, 300, () => [random(), random(), random()])],
    ['a gradient', 'no-face', async () => painted(500, 400, (x, y) => [x / 2, y / 2, 128])],
    ['skin without a face', 'no-face', async () => painted(400, 400, () => [205, 160, 130])],
    ['black', 'too-dark', async () => painted(300, 300, () => [3, 3, 4])],
    ['a portrait in the dark', 'too-dark', async () => photoOf(portrait().linear(0.07, 0))],
    ['a face far away', 'tiny-face', async () => photoOf(portrait().resize(150))],
    ['a single pixel', 'no-face', async () => painted(1, 1, () => [200, 150, 120])],
  ])('%s: %s', async (_, reason, photo) => {
    expect(await studio.makeHero(await photo())).toMatchObject({ ok: false, reason });
  });

  it('shows several faces from left to right and draws the one that is chosen', async () => {
    const one = await portrait().png().toBuffer();
    const dyed = await portrait().modulate({ hue: 40 }).png().toBuffer();
    const pair = sharp({ create: { width: 680, height: 320, channels: 3, background: '#888' } }).composite([
      { input: one, left: 0, top: 0 },
      { input: dyed, left: 340, top: 0 },
    ]);
    const photo = await photoOf(sharp(await pair.png().toBuffer()));
    const answer = await studio.makeHero(photo);
    expect(answer).toMatchObject({ ok: false, reason: 'several-faces' });
    expect(answer.faces).toHaveLength(2);
    const [left, right] = answer.faces;
    expect(left!.x + left!.width).toBeLessThan(0.5);
    expect(right!.x).toBeGreaterThan(0.5);
    const skins = [];
    for (const face of [0, 1]) {
      const chosen = await studio.makeHero(photo, { face });
      if (!chosen.ok) throw new Error(chosen.reason);
      skins.push(chosen.hero.skin);
    }
    expect(skins[0]).not.toBe(skins[1]);
  }, 60_000);

  it('says where a face is that it cannot use', async () => {
    const { faces } = await studio.makeHero(await photoOf(portrait().resize(150)));
    expect(faces).toHaveLength(1);
    expect(faces[0]!.x + faces[0]!.width / 2).toBeCloseTo(0.5, 1);
  });
});
