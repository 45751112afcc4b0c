import { expect, it } from 'vitest';
import { cull } from './cull.ts';
import { group, place, shape } from './tree.ts';

const area = { x: 0, y: 0, width: 100, height: 100 };
const dot = (x: number, y: number, width = 4) => shape(`M${x} ${y}L${x} ${y}`, { stroke: '#000000', width });

it('keeps what is inside or reaches in, and leaves out the rest', () => {
  const [inside, reaching, beyond] = [dot(50, 50), dot(-5, 50, 20), dot(-50, 50)];
  expect(cull([inside, reaching, beyond], area)).toEqual([inside, reaching]);
});

it('leaves out the parts of a path that nobody sees', () => {
  const [dots] = cull([shape('M50 50L50 50M-50 50L-50 50M60 60L60 60', { stroke: '#000000' })], area);
  expect(dots).toMatchObject({ d: 'M50 50L50 50M60 60L60 60' });
});

it('sees moved groups where they stand, and leaves out empty and clipped ones', () => {
  const matrix = place(200, 0);
  expect(cull([group([dot(-150, 50), dot(50, 50)], { matrix })], area)).toEqual([
    group([dot(-150, 50)], { matrix }),
  ]);
  expect(cull([group([dot(50, 50)], { matrix })], area)).toEqual([]);
  expect(cull([group([dot(50, 50)], { clip: 'M200 0L300 0L300 100Z' })], area)).toEqual([]);
});
