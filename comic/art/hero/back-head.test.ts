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
