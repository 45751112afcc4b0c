import { expect, it } from 'vitest';
import type { Item } from '../book.ts';
import { sampleCompany } from './sample-company.ts';
import { stage } from './stage.ts';

const area = { x: 0, y: 0, width: 2000, height: 1200 };

const flyingOver = (items: readonly Item[], frame = area): number =>
  stage({ place: 'forestNoon', items }, area, frame, sampleCompany).flying.length;

it('lets nothing fly behind somebody, or half outside the picture', () => {
  expect(flyingOver([])).toBe(3);
  expect(flyingOver([{ who: 'chapal', mood: 'happy', at: [0.55, 0.6], size: 0.4 }])).toBe(2);
  expect(flyingOver([], { ...area, width: 1080 })).toBe(1);
});

it('lets nothing grow behind somebody, but in the light of a lamp', () => {
  const place = 'herbDawn';
  const shapes = (items: readonly Item[]): number =>
    stage({ place, items }, area, area, sampleCompany).nodes.length - items.length;
  const bare = shapes([]);
  expect(shapes([{ who: 'jamba', mood: 'happy', at: [0.5, 0.95], size: 0.4 }])).toBeLessThan(bare);
  expect(shapes([{ thing: 'lamp', at: [0.5, 0.6], size: 0.1 }])).toBe(bare);
});
