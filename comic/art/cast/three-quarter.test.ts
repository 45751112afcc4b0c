import { expect, it } from 'vitest';
import { art } from '../../stories/hanuman/art.ts';
import { drawCast } from './index.ts';

const { chapal } = art.cast;
const stand = (facing: 'front' | 'left' | 'right', flip = false) =>
  drawCast({ who: 'chapal', mood: 'happy', at: [0, 0], size: 1, flip }, [0, 0], 1000, facing, art);

it('slides the mouth to the side somebody looks to, and leaves the feet where they stand', () => {
  const [front, left, right] = [stand('front'), stand('left'), stand('right')];
  expect(left.mouth[0]).toBeLessThan(front.mouth[0] - 20);
  expect(right.mouth[0]).toBeGreaterThan(front.mouth[0] + 20);
  expect(right.head).toEqual(front.head);
});

it('looks the way the reader sees it, also when somebody is mirrored', () => {
  expect(stand('left', true).mouth[0]).toBeLessThan(stand('front', true).mouth[0]);
});

it('keeps a character as it is drawn from the front', () => {
  expect(stand('front').mouth).toEqual(chapal('happy', 11).mouth);
});
