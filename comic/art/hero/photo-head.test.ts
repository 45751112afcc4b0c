import { expect, it } from 'vitest';
import type { PhotoHero } from '../../hero.ts';
import { photoSample } from '../../sample-heroes.ts';
import { drawHead } from './head.ts';

const WEIGHTS = { outer: 20, inner: 11 };
const faceOf = (hero: PhotoHero) =>
  drawHead(hero, { expression: 'calm', turn: 0, weights: WEIGHTS }).face.height;

it('leaves the face its size under hair that stands up', () => {
  const { anchors, ...rest } = photoSample;
  const tall = { ...rest, anchors: { ...anchors, crown: { x: 400, y: -355 } } };
  expect(faceOf(tall)).toBeGreaterThan(faceOf(photoSample) * 0.9);
});

it('shuts its mouth when it shuts its eyes', () => {
  const hero = { ...photoSample, shutMouth: { href: '/shut', x: 300, y: 600, width: 200, height: 150 } };
  const drawn = (shut: boolean) =>
    JSON.stringify(drawHead(hero, { expression: 'calm', turn: 0, weights: WEIGHTS, shut }).over);
  expect(drawn(true)).toContain('"/shut"');
  expect(drawn(false)).not.toContain('"/shut"');
});
