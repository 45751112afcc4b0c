import { describe, expect, it } from 'vitest';
import type { Box } from '../drawing/tree.ts';
import { readsBefore } from './reading-order.ts';

const box = (x: number, y: number, height = 100): Box => ({ x, y, width: 300, height });
const middle = box(500, 500);

describe('readsBefore', () => {
  it.each([
    ['left of it', box(100, 500), true],
    ['left of it, its upper part beside it', box(100, 570), true],
    ['left of it and below', box(100, 585), false],
    ['right of it', box(900, 500), false],
    ['right of it, its lower part beside it', box(900, 430), false],
    ['right of it and above', box(900, 415), true],
    ['above it', box(500, 300), true],
    ['below it', box(500, 700), false],
    ['tall, left of it, beginning far above and ending far below', box(100, 200, 800), true],
    ['tall, right of it, beginning far above and ending far below', box(900, 200, 800), false],
  ])('words %s', (_, one, before) => {
    expect(readsBefore(one, middle)).toBe(before);
  });
});
