import { expect, it } from 'vitest';
import { pathBox } from './path.ts';
import { shape, type Node } from './tree.ts';
import { trimPolygons } from './trim.ts';

const area = { x: 0, y: 0, width: 1000, height: 1000 };
const trimmed = (node: Node): Node[] => trimPolygons([node], area);

it('cuts a ray that reaches far out of the area, and keeps its slope', () => {
  const [node] = trimmed(shape('M500 500L4500 500L4500 1300Z', { fill: '#fff' }));
  if (node?.kind !== 'shape') throw new Error('A shape stays a shape.');
  expect(pathBox(node.d)).toMatchObject({ x: 500, y: 500, width: 700, height: 140 });
});

it.each([
  ['a polygon that ends near the area', shape('M0 0L1100 0L0 900Z', { fill: '#fff' })],
  ['a curve', shape('M0 0C0 9000 10 9000 20 0Z', { fill: '#fff' })],
  ['a line', shape('M0 0L9000 0', { stroke: '#000', width: 4 })],
])('leaves %s as it is', (_what, node) => expect(trimmed(node)).toEqual([node]));

it('leaves out a polygon that lies outside', () =>
  expect(trimmed(shape('M5000 0L6000 0L6000 900Z', { fill: '#fff' }))).toEqual([]));
