import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawSmall } from './small-pictures.ts';

/** The part of a canvas and of an image that the queue uses. */
const canvas = { width: 96, height: 96, getContext: () => null } as unknown as HTMLCanvasElement;

beforeEach(() => {
  vi.stubGlobal('reportError', expect.unreachable);
  vi.stubGlobal(
    'Image',
    class {
      decode = async () => {};
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/**
 * Orders these pages. @returns the pages in the order of drawing, and a function for each that cancels it.
 */
function order(pages: readonly number[], lookedAt: () => number) {
  const drawn: number[] = [];
  const takeBack = pages.map((page) =>
    drawSmall(
      canvas,
      () => {
        drawn.push(page);
        return '<svg ></svg>';
      },
      () => Math.abs(page - lookedAt()),
    ),
  );
  return { drawn, takeBack };
}

it('draws first what is nearest to what is looked at, also when that changes meanwhile', async () => {
  let lookedAt = 3;
  const { drawn } = order([0, 1, 2, 3, 4, 5], () => lookedAt);
  await vi.waitUntil(() => drawn.length === 2);
  lookedAt = 0;
  await vi.waitUntil(() => drawn.length === 6);
  expect(drawn).toEqual([3, 2, 0, 1, 4, 5]);
});

it('does not draw what was taken back', async () => {
  const { drawn, takeBack } = order([0, 1, 2], () => 0);
  takeBack[1]?.();
  await vi.waitUntil(() => drawn.length === 2);
  expect(drawn).toEqual([0, 2]);
});
