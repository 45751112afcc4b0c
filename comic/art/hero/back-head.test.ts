import { expect, it } from 'vitest';
import { pathBox } from '../../drawing/path.ts';
import type { PhotoHero } from '../../hero.ts';
import { photoSample } from '../../sample-heroes.ts';
import { drawHead } from './head.ts';

const weights = { outer: 20, inner: 11 };
const behind = (hero: PhotoHero) => drawHead(hero, { expression: 'calm', turn: 0, back: true, weights });

/** Outlines of a face that narrows toward the chin, and of hair that ends about 400 below it. */
const narrow =
  'M400 40C560 40 620 240 600 460C560 700 440 850 400 860C360 850 240 700 200 460C180 240 240 40 400 40Z';
const long =
  'M400 40C640 40 760 240 740 460C740 900 700 1240 400 1250C100 1240 60 900 60 460C40 240 160 40 400 40Z';

/**
 * A hero whose hair ends at these heights of the picture, left and right; bald when they are at the crown.
 */
const cut = (left: number, right: number) => ({
  ...photoSample,
  haircut: { ...photoSample.haircut!, left: { x: 400, y: left }, right: { x: 400, y: right } },
});

it('is as wide and as high as in front', () => {
  for (const outline of [photoSample.outline, narrow, long]) {
    const hero = { ...photoSample, outline };
    const front = drawHead(hero, { expression: 'calm', turn: 0, weights });
    const { box } = behind(hero);
    expect(Math.abs(box.width / front.box.width - 1)).toBeLessThan(0.08);
    expect(Math.abs(box.y - front.box.y)).toBeLessThan(6);
  }
});

it('shows the ears that are bare in front, on the other side', () => {
  expect(behind(cut(600, 600)).edges).toHaveLength(1);
  expect(behind(cut(400, 400)).edges).toHaveLength(3);
  const { edges, middle } = behind(cut(400, 600));
  expect(edges).toHaveLength(2);
  expect(pathBox(edges[1]!).x).toBeGreaterThan(middle[0]);
});

it('tells by the outline alone where a head without measures has hair', () => {
  const { haircut: _, ...before } = photoSample;
  expect(behind({ ...before, outline: narrow }).edges).toHaveLength(3);
  const { box, edges } = behind({ ...before, outline: long });
  expect(edges).toHaveLength(1);
  expect(box.y + box.height).toBeGreaterThan(20);
});

it('lets long hair hang over ears and neck, as low as in front', () => {
  const { box, edges } = behind({ ...cut(1220, 1220), outline: long });
  const front = drawHead({ ...photoSample, outline: long }, { expression: 'calm', turn: 0, weights });
  expect(Math.abs(box.y + box.height - front.box.y - front.box.height)).toBeLessThan(30);
  expect(edges).toHaveLength(1);
});

it('has no hair where the photo has none', () => {
  const { over, edges } = behind(cut(45, 45));
  expect(drawn(over)).not.toContain(photoSample.hair);
  expect(edges).toHaveLength(3);
});

const bunches =
  'M400 40C560 40 600 240 620 300C760 200 960 240 960 400C960 560 760 560 600 460C560 700 440 850 400 860C360 850 240 700 200 460C40 560 -160 560 -160 400C-160 240 40 200 180 300C200 240 240 40 400 40Z';

it('shows bunches from behind too', () => {
  const hero = { ...photoSample, outline: bunches };
  const front = drawHead(hero, { expression: 'calm', turn: 0, weights });
  expect(behind(hero).box.width).toBeGreaterThan(front.box.width * 0.97);
});

/** Twice the area inside a path's points; positive when the path runs clockwise. */
function turning(d: string): number {
  const numbers = d.match(/-?[\d.]+/g)!.map(Number);
  const points = Array.from({ length: numbers.length / 2 }, (_, i) => numbers.slice(2 * i, 2 * i + 2));
  return points.reduce((sum, [x = 0, y = 0], i) => {
    const [nextX = 0, nextY = 0] = points[(i + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
}

it('has no holes where long hair lies over the head', () => {
  const { edges } = behind({ ...cut(400, 1220), outline: long });
  expect(new Set(edges.map((edge) => Math.sign(turning(edge)))).size).toBe(1);
});

const colour = '#12a89c';
const inCloth = (hangs: boolean) => behind({ ...photoSample, cloth: { colour, hangs } });
const drawn = (nodes: unknown) => JSON.stringify(nodes);

it('shows a turban in its colour, hair below it and ears', () => {
  const { over, edges, box } = inCloth(false);
  const front = drawHead(photoSample, { expression: 'calm', turn: 0, weights });
  expect(drawn(over)).toContain(`"fill":"${colour}"`);
  expect(drawn(over)).toContain(`"fill":"${photoSample.hair}"`);
  expect(edges).toHaveLength(4);
  expect(pathBox(edges[0]!).y + pathBox(edges[0]!).height).toBeLessThan(-60);
  expect(Math.abs(box.y - front.box.y)).toBeLessThan(6);
  expect(Math.abs(box.width - front.box.width)).toBeLessThan(12);
});

it('shows a hijab in its colour over hair, ears and nape', () => {
  const { over, edges, box } = inCloth(true);
  expect(drawn(over)).toContain(`"fill":"${colour}"`);
  expect(drawn(over)).not.toContain(photoSample.hair);
  expect(edges).toHaveLength(1);
  expect(box.y + box.height).toBeGreaterThan(50);
});

it('draws folds on cloth, and neither whorl nor strands', () => {
  const strands = drawn(behind(photoSample).over).match(/"d":"M[^Z"]*"/g)!;
  for (const hangs of [false, true]) {
    const folds = drawn(inCloth(hangs).over).match(/"d":"M[^Z"]*"/g)!;
    expect(folds.join('').length).toBeGreaterThan(200);
    expect(folds.filter((line) => strands.includes(line) && line.length > 300)).toEqual([]);
  }
});

it('mirrors a lopsided turban', () => {
  const left =
    'M200 40C500 40 740 300 700 460C650 700 500 860 400 860C240 860 20 700 20 400C20 200 60 40 200 40Z';
  const hero: PhotoHero = { ...photoSample, outline: left, cloth: { colour, hangs: false } };
  const { middle } = drawHead(hero, { expression: 'calm', turn: 0, weights });
  const points = behind(hero)
    .edges[0]!.match(/-?[\d.]+ -?[\d.]+/g)!
    .map((pair) => pair.split(' ').map(Number));
  const crown = points.reduce((a, b) => (b[1]! < a[1]! ? b : a));
  expect(crown[0]).toBeGreaterThan(middle[0] + 20);
});

it.each(['M5 5L5 5Z', 'M0 0', 'M0 2000L900 2000L400 2400Z'])(
  'survives the outline %s in cloth',
  (outline) => {
    for (const hangs of [false, true])
      expect(drawn(behind({ ...photoSample, outline, cloth: { colour, hangs } }))).not.toMatch(
        /NaN|Infinity|null/,
      );
  },
);
