import { expect, it } from 'vitest';
import { shape, type Box } from '../drawing/tree.ts';
import { clearOfWords } from './clear-of-words.ts';

const node = shape('M0 0L1 1', {});
const at = (x: number, y: number): Box => ({ x, y, width: 100, height: 100 });
const flying = [{ node, box: at(500, 500) }];

it('shows what flies where no words are', () => {
  expect(
    clearOfWords(
      flying,
      [at(0, 0)],
      [
        [
          [0, 0],
          [0, 400],
        ],
      ],
    ),
  ).toEqual([node]);
});

it('leaves out what words, or a tail on its way to a mouth, would cover', () => {
  expect(clearOfWords(flying, [at(590, 590)])).toEqual([]);
  expect(
    clearOfWords(
      flying,
      [],
      [
        [
          [300, 300],
          [800, 800],
        ],
      ],
    ),
  ).toEqual([]);
});
