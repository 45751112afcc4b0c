import { describe, expect, it } from 'vitest';
import type { Actor, Item } from '../book.ts';
import { apply, type Matrix, type Node, type Point } from '../drawing/tree.ts';
import { pathBox } from '../drawing/path.ts';
import { drawnSample } from '../sample-heroes.ts';
import { LIKENESSES } from '../sample-likenesses.ts';
import type { Spoken } from './eye-lines.ts';
import { sampleCompany } from './sample-company.ts';
import { stage, type Company } from './stage.ts';

const area = { x: 0, y: 0, width: 2000, height: 1200 };
const hero: Actor = { who: 'hero', pose: 'proud', face: 'calm', at: [0.5, 0.96], size: 0.3 };
const chapal: Item = { who: 'chapal', mood: 'happy', at: [0.12, 0.96], size: 0.5 };
const jamba: Item = { who: 'jamba', mood: 'happy', at: [0.8, 0.96], size: 0.5 };
const bird: Item = { ...chapal, at: [0.5, 0.3], size: 0.2 };
const said = (from: 'hero' | 'chapal' | 'jamba' | 'unseen') =>
  ({ kind: 'speech', text: { en: 'Look!', hi: 'देखो!' }, from, near: [0, 0] }) as const;

/** The average offset of the hero's irises from the middle of the eyes, in page units. */
function gazeIn(scene: Omit<Spoken, 'place'>, child: Company['hero'] = drawnSample): Point {
  const { nodes } = stage({ place: 'forestNoon', ...scene }, area, area, { ...sampleCompany, hero: child });
  const eyes = nodes.flatMap((node) => eyesOf(node, [1, 0, 0, 1, 0, 0]));
  expect(eyes).toHaveLength(2);
  return [0, 1].map((axis) => eyes.reduce((sum, eye) => sum + eye[axis]! / 2, 0)) as unknown as Point;
}

/** An eye is a white with an iris in it; the iris begins with a shape that has a gradient. */
function eyesOf(node: Node, matrix: Matrix): Point[] {
  if (node.kind !== 'group') return [];
  const [white, inside] = node.children;
  const within = node.matrix ? times(matrix, node.matrix) : matrix;
  if (white?.kind === 'shape' && white.fill === '#fffdf8' && inside?.kind === 'group' && inside.clip) {
    const [iris] = inside.children;
    if (iris?.kind === 'shape') {
      const [from, to] = [middleOf(white.d, within), middleOf(iris.d, within)];
      return [[to[0] - from[0], to[1] - from[1]]];
    }
  }
  return node.children.flatMap((child) => eyesOf(child, within));
}

function middleOf(d: string, matrix: Matrix): Point {
  const { x, y, width, height } = pathBox(d);
  return apply(matrix, [x + width / 2, y + height / 2]);
}

function times(outer: Matrix, [a, b, c, d, e, f]: Matrix): Matrix {
  const [x, y] = apply(outer, [e, f]);
  const [p, q, r, s] = outer;
  return [p * a + r * b, q * a + s * b, p * c + r * d, q * c + s * d, x, y];
}

describe('the hero looks', () => {
  it.each([
    ['at who speaks, to the left', { items: [chapal, jamba, hero], balloons: [said('chapal')] }, -1],
    ['at who speaks, to the right', { items: [chapal, jamba, hero], balloons: [said('jamba')] }, 1],
    [
      'at the first who answers',
      { items: [chapal, jamba, hero], balloons: [said('hero'), said('chapal')] },
      -1,
    ],
    ['at the nearest when nobody else speaks', { items: [chapal, jamba, hero], balloons: [said('hero')] }, 1],
    ['at the only companion', { items: [chapal, hero] }, -1],
    [
      'at what the picture is about when alone',
      { items: [hero], keepClear: [{ x: 0.85, y: 0.4, width: 0.1, height: 0.1 }] },
      1,
    ],
    ['where the story says', { items: [chapal, jamba, { ...hero, looksAt: 'chapal' as const }] }, -1],
    [
      'at a thing that the story names',
      {
        items: [
          { thing: 'lamp', at: [0.9, 0.7], size: 0.1 },
          { ...hero, looksAt: 'lamp' as const },
        ],
      },
      1,
    ],
    ['at a point that the story names', { items: [{ ...hero, looksAt: [0.05, 0.5] as const }] }, -1],
    ['the same way in a mirrored pose', { items: [chapal, { ...hero, flip: true }] }, -1],
  ] satisfies [string, Omit<Spoken, 'place'>, number][])('%s', (_where, scene, side) => {
    for (const child of [drawnSample, LIKENESSES[0]!, LIKENESSES[1]!, LIKENESSES[4]!])
      expect(gazeIn(scene, child)[0] * side).toBeGreaterThan(2);
  });

  it('up at who flies above, and at the reader when the story says so', () => {
    expect(gazeIn({ items: [bird, hero] })[1]).toBeLessThan(gazeIn({ items: [hero] })[1] - 2);
    const scene = { items: [chapal, { ...hero, looksAt: 'reader' as const }] };
    expect(gazeIn(scene)).toEqual(gazeIn({ items: [hero] }));
  });
});
