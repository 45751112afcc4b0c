import { describe, expect, it } from 'vitest';
import type { Hero } from '../../hero.ts';
import { drawnSample, photoSample } from '../../sample-heroes.ts';
import { LIKENESSES } from '../../sample-likenesses.ts';
import { drawFigure } from '../hero/figure.ts';
import { poses } from '../hero/poses.ts';
import { cloudDrummer } from './cloud-drummer.ts';
import { copperSuit } from './copper-suit.ts';
import type { Costume } from './costume.ts';
import { kiteJacket } from './kite-jacket.ts';
import { royalExplorer } from './royal-explorer.ts';
import { templeSilks } from './temple-silks.ts';

/** All costumes with something on the head, except the glass helmet, which stands round it. */
const COSTUMES = { cloudDrummer, copperSuit, kiteJacket, royalExplorer, templeSilks };

/** How many drawings the costume puts on the hero's head. */
function putOn(costume: Costume, hero: Hero, back: boolean): number {
  let count = 0;
  drawFigure({
    hero,
    costume: {
      ...costume,
      overHead: (wearer) => {
        const drawn = costume.overHead?.(wearer) ?? [];
        count += drawn.length;
        return drawn;
      },
    },
    pose: { ...poses.proud, back },
    expression: 'happy',
    headHeight: 300,
    at: [1000, 1500],
    anchor: 'feet',
    initial: '',
  });
  return count;
}

const dressed = LIKENESSES.filter(({ headwear }) => headwear !== 'none');
const bare = LIKENESSES.find(({ headwear }) => headwear === 'none')!;

describe.each(Object.entries(COSTUMES))('%s', (_name, costume) => {
  it.each<[string, Hero]>([
    ...(['hijab', 'turban', 'patka'] as const).map((headwear): [string, Hero] => [
      `a drawn ${headwear}`,
      { ...drawnSample, headwear },
    ]),
    ...dressed.map((hero): [string, Hero] => [`the ${hero.headwear} of a likeness`, hero]),
    ['a turban in a photo', { ...photoSample, cloth: { colour: '#d7760e', hangs: false } }],
    ['a dupatta in a photo', { ...photoSample, cloth: { colour: '#1fae9f', hangs: true } }],
  ])('puts nothing on %s', (_what, hero) => {
    expect([putOn(costume(), hero, false), putOn(costume(), hero, true)]).toEqual([0, 0]);
  });

  it('puts something on bare hair', () => {
    for (const hero of [drawnSample, bare, photoSample])
      expect(putOn(costume(), { ...hero }, false)).toBeGreaterThan(0);
  });
});
