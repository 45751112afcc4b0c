import { expect, it } from 'vitest';
import type { Box } from '../drawing/tree.ts';
import { fontBytes } from '../node-fonts.ts';
import { loadLettering } from '../lettering/load-lettering.ts';
import { shared } from './find-room.ts';
import { placeEffect } from './place-effect.ts';

const inner = { x: 0, y: 0, width: 900, height: 800 };
const whoosh = { text: 'WHOOOSH!', near: [0.98, 0.9], width: 0.6, style: 'ice' } as const;

it('leaves free what the picture is about', async () => {
  const lettering = await loadLettering(fontBytes());
  const lettered = (subjects: readonly Box[]): Box =>
    placeEffect(whoosh, inner, { lettering, inner, present: [], subjects, taken: [], told: [] }).box;
  const over = lettered([]);
  const lamp = { x: over.x, y: over.y, width: 200, height: 100 };
  expect(shared(over, lamp)).toBeGreaterThan(0);
  expect(shared(lettered([lamp]), lamp)).toBe(0);
});
