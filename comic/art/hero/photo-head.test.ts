import { expect, it } from 'vitest';
import type { PhotoHero } from '../../hero.ts';
import { photoSample } from '../../sample-heroes.ts';
import { drawHead } from './head.ts';

const faceOf = (hero: PhotoHero) =>
  drawHead(hero, { expression: 'calm', turn: 0, weights: { outer: 20, inner: 11 } }).face.height;

it('leaves the face its size under hair that stands up', () => {
  const { anchors, ...rest } = photoSample;
  const tall = { ...rest, anchors: { ...anchors, crown: { x: 400, y: -355 } } };
  expect(faceOf(tall)).toBeGreaterThan(faceOf(photoSample) * 0.9);
});
