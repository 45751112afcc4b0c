import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkHero } from '../../check-hero.ts';
import { labOf } from '../../drawing/lab.ts';
import { pathBox } from '../../drawing/path.ts';
import type { LikenessHero } from '../../hero.ts';
import { FEATURES } from '../../likeness-features.ts';
import { SKIN_SCALE } from '../../skin-scale.ts';
import { hijab, shutLips, turban } from '../retouched.ts';
import { createStudio, type Studio } from '../studio.ts';
import { modelFiles, photoOf, portrait } from '../test-photos.ts';

let studio: Studio;
let own: LikenessHero;

beforeAll(async () => {
  studio = await createStudio({ models: modelFiles() });
  own = await likenessOf(portrait());
}, 60_000);

async function likenessOf(picture: Sharp): Promise<LikenessHero> {
  const answer = await studio.makeLikeness(await photoOf(picture));
  if (!answer.ok) throw new Error(`refused: ${answer.reason}`);
  return answer.hero;
}

/** How far two faces are from each other, in spreads a feature. Two children of the research photos are 1.1 apart. */
function apart(a: LikenessHero, b: LikenessHero): number {
  const squares = FEATURES.map((name) => (a.features[name] - b.features[name]) ** 2);
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / FEATURES.length);
}

it('is a small hero of numbers, colours and paths, the same for the same photo', async () => {
  expect(checkHero(own)).toBe(own);
  expect(JSON.stringify(own).length).toBeLessThanOrEqual(8_000);
  expect(JSON.stringify(own)).not.toMatch(/data:|https?:/);
  expect(JSON.stringify(await likenessOf(portrait()))).toBe(JSON.stringify(own));
}, 30_000);

it('sees teeth in a grin, and none where the mouth is shut', async () => {
  expect(own.teeth).toBe(true);
  expect((await likenessOf(await shutLips())).teeth).toBeUndefined();
}, 30_000);

it('sees the hair, and no glasses, cloth or bindi', () => {
  expect(own).toMatchObject({ hairStyle: 'traced', headwear: 'none', glasses: false });
  const { x, y, width, height } = pathBox(own.traced!.over.join(''));
  expect(y).toBeGreaterThanOrEqual(-490);
  expect(x).toBeGreaterThan(-320);
  expect(x + width).toBeLessThan(320);
  expect(y + height).toBeLessThan(170);
});

describe('finds the same face again in a photo that was', () => {
  it.each<[string, (picture: Sharp) => Sharp]>([
    ['mirrored', (picture) => picture.flop()],
    ['leaned by 8°', (picture) => picture.rotate(8, { background: '#808080' })],
    ['darkened', (picture) => picture.linear(0.6, 0)],
    ['shrunk', (picture) => picture.resize(310)],
    ['pressed hard as JPEG', (picture) => picture.jpeg({ quality: 70 })],
  ])(
    '%s',
    async (_how, change) => {
      const changed = sharp(await change(portrait()).toBuffer());
      expect(apart(await likenessOf(changed), own)).toBeLessThan(0.5);
    },
    30_000,
  );
});

it('proposes the tone of the scale that is nearest to the lit skin, and a deeper one for a darker photo', async () => {
  expect(SKIN_SCALE).toContain(own.skin);
  const darker = await likenessOf(portrait().linear(0.6, 0));
  expect(labOf(darker.skin).l).toBeLessThan(labOf(own.skin).l);
}, 30_000);

it.each([
  ['a turban', turban, 'patka'],
  ['a hijab', hijab, 'hijab'],
] as const)(
  'draws %s in its own colour, and no hair over it',
  async (_what, dress, headwear) => {
    const hero = await likenessOf(await dress());
    expect(hero).toMatchObject({ headwear, cloth: expect.stringMatching(/^#/) });
    expect(hero.traced).toBeUndefined();
  },
  30_000,
);
