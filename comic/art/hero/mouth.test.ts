import { expect, it } from 'vitest';
import { FEATURES, faceShape, type Features } from '../../likeness-features.ts';
import { MOODS } from './moods.ts';

const weights = { outer: 20, inner: 11 };
const faces = (smile: number) =>
  faceShape({ ...(Object.fromEntries(FEATURES.map((name) => [name, 0])) as Features), smile }).mouth;

/** How far the middle of the line lies below its ends. */
function bend(mood: 'calm' | 'proud', spreads: number): number {
  const { smile } = faces(spreads);
  const nodes = MOODS[mood].mouth({ weights, wide: 1, smile, chin: 55 });
  const line = /M-?[\d.]+ (-?[\d.]+)C-?[\d.]+ (-?[\d.]+)/.exec(JSON.stringify(nodes))!;
  const [ends, bow] = [Number(line[1]), Number(line[2])];
  return 0.75 * (bow - ends);
}

it('rests in a small smile in a serious child, and in a wider one in every other', () => {
  for (const serious of [-0.55, -0.7, -0.9]) {
    expect(bend('calm', serious)).toBeGreaterThan(7);
    expect(bend('calm', serious)).toBeLessThan(14);
  }
  for (const smiling of [-0.1, 0, 0.4, 1]) expect(bend('calm', smiling)).toBeGreaterThan(14);
});

it('smiles with pride however serious the child is at rest', () => {
  expect(bend('proud', -0.9)).toBeGreaterThan(14);
});
