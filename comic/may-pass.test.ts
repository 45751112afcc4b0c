import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { mayPass } from './may-pass.ts';

const thrown = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

it('no memory and no file may pass', async () => {
  const missing = await readFile('/nowhere/font.ttf').catch((error: unknown) => error);
  const large = thrown(() => new ArrayBuffer(Number.MAX_SAFE_INTEGER));
  const machine = new WebAssembly.RuntimeError('memory access out of bounds');
  const vips = new Error('vips_tracked: out of memory --- size == 48MB');
  expect([missing, large, machine, vips].map(mayPass)).toEqual([true, true, true, true]);
});

it('what the book itself makes wrong comes again', () => {
  const wrong = [
    new Error('There is no story called "ocean".'),
    thrown(() => (undefined as unknown as string[]).length),
    thrown(() => 'a'.repeat(-1)),
    thrown(() => new URL('no address')),
    'a word',
  ];
  expect(wrong.map(mayPass)).toEqual([false, false, false, false, false]);
});
