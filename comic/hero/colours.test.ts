import { expect, it } from 'vitest';
import { skinColour } from './colours.ts';

/** A hundred pixels of a face: `shadow` of them in shadow, `lit` of them lit, the others shiny. */
function face(shadow: number, lit: number): string {
  const planes = new Float32Array(300);
  const tones = { shadow: [0.5, 0.35, 0.28], lit: [0.85, 0.67, 0.55], shine: [1, 0.95, 0.9] };
  for (let i = 0; i < 100; i++) {
    const tone = tones[i < shadow ? 'shadow' : i < shadow + lit ? 'lit' : 'shine'];
    tone.forEach((value, k) => (planes[k * 100 + i] = value));
  }
  return skinColour({
    picture: { width: 10, height: 10, planes },
    faceSkin: { width: 10, height: 10, values: new Float32Array(100).fill(1) },
  });
}

it.each([
  [10, 85],
  [52, 44],
  [0, 100],
])('takes the lit tone of a face with %i of a hundred parts in shadow and %i lit', (shadow, lit) => {
  expect(face(shadow, lit)).toBe('#d9ab8c');
});
