import { expect, it } from 'vitest';
import { mix } from '../../drawing/colour.ts';
import { labOf } from '../../drawing/lab.ts';
import type { Colour } from '../../hero.ts';
import { SKIN_SCALE } from '../../skin-scale.ts';
import { lightOn } from './scene-light.ts';

/** The places' lights that lighten skin most. */
const LIGHTS = [
  { colour: '#fff0c4', amount: 0.08 },
  { colour: '#ffd0b0', amount: 0.1 },
  { colour: '#ffdf9a', amount: 0.1 },
  { colour: '#ffb37a', amount: 0.12 },
  { colour: '#a9b8ff', amount: 0.13 },
];

it.each(SKIN_SCALE)('no scene makes skin of %s lighter by more than 4 L*', (skin) => {
  for (const light of LIGHTS) {
    const { colour, amount } = lightOn(skin, light)!;
    expect(labOf(mix(skin, colour, amount) as Colour).l - labOf(skin).l).toBeLessThan(4);
  }
});
