import { expect, it } from 'vitest';
import type { Item } from '../book.ts';
import { drawnSample } from '../sample-heroes.ts';
import { hanuman } from '../stories/hanuman/story.ts';
import { shelf } from '../stories/index.ts';
import { stage, type Company } from './stage.ts';

const company: Company = {
  hero: drawnSample,
  art: hanuman.art,
  costume: hanuman.costume,
  initial: '',
  voices: {},
  favourites: {},
  world: shelf[0]!.world,
  wheelchair: undefined,
};
const area = { x: 0, y: 0, width: 2000, height: 1200 };

const flyingOver = (items: readonly Item[], frame = area): number =>
  stage({ place: 'forestNoon', items }, area, frame, company).flying.length;

it('lets nothing fly behind somebody, or half outside the picture', () => {
  expect(flyingOver([])).toBe(3);
  expect(flyingOver([{ who: 'chapal', mood: 'happy', at: [0.55, 0.6], size: 0.4 }])).toBe(2);
  expect(flyingOver([], { ...area, width: 1080 })).toBe(1);
});

it('lets nothing grow behind somebody, but in the light of a lamp', () => {
  const place = 'herbDawn';
  const shapes = (items: readonly Item[]): number =>
    stage({ place, items }, area, area, company).nodes.length - items.length;
  const bare = shapes([]);
  expect(shapes([{ who: 'jamba', mood: 'happy', at: [0.5, 0.95], size: 0.4 }])).toBeLessThan(bare);
  expect(shapes([{ thing: 'lamp', at: [0.5, 0.6], size: 0.1 }])).toBe(bare);
});
