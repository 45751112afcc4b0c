import { expect, it } from 'vitest';
import { pathBox } from '../../drawing/path.ts';
import type { PhotoHero } from '../../hero.ts';
import { photoSample } from '../../sample-heroes.ts';
import { SKULL } from './drawn-head.ts';
import { drawHead } from './head.ts';

const weights = { outer: 20, inner: 11 };
const behind = (hero: PhotoHero) => drawHead(hero, { expression: 'calm', turn: 0, back: true, weights });

/** A face that gets narrow toward the chin, and hair down to 400 below it. */
const narrow =
  'M400 40C560 40 620 240 600 460C560 700 440 850 400 860C360 850 240 700 200 460C180 240 240 40 400 40Z';
const long =
  'M400 40C640 40 760 240 740 460C740 900 700 1240 400 1250C100 1240 60 900 60 460C40 240 160 40 400 40Z';

it('gives a narrow photo a round head with two ears', () => {
  const { box, edges } = behind({ ...photoSample, outline: narrow });
  expect(box.width).toBeGreaterThan(pathBox(SKULL).width);
  expect(edges).toHaveLength(4);
});

it('lets long hair hang over ears and neck', () => {
  const { box, edges } = behind({ ...photoSample, outline: long });
  expect(box.y + box.height).toBeGreaterThan(100);
  expect(edges).toHaveLength(3);
});

const bunches =
  'M400 40C560 40 600 240 620 300C760 200 960 240 960 400C960 560 760 560 600 460C560 700 440 850 400 860C360 850 240 700 200 460C40 560 -160 560 -160 400C-160 240 40 200 180 300C200 240 240 40 400 40Z';

it('shows bunches from behind too', () => {
  const hero = { ...photoSample, outline: bunches };
  const front = drawHead(hero, { expression: 'calm', turn: 0, weights });
  expect(behind(hero).box.width).toBeGreaterThanOrEqual(front.box.width - 1);
});

/** Twice the area within the points of a path, above 0 when it runs clockwise. */
function turning(d: string): number {
  const numbers = d.match(/-?[\d.]+/g)!.map(Number);
  const points = Array.from({ length: numbers.length / 2 }, (_, i) => numbers.slice(2 * i, 2 * i + 2));
  return points.reduce((sum, [x = 0, y = 0], i) => {
    const [nextX = 0, nextY = 0] = points[(i + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
}

it('has no holes where long hair lies over the head', () => {
  const { edges } = behind({ ...photoSample, outline: long });
  expect(new Set(edges.map((edge) => Math.sign(turning(edge)))).size).toBe(1);
});
