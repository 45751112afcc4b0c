import { expect, it } from 'vitest';
import { together } from './fewer-journeys.server.ts';

it('waits for what goes on when something beside it failed', async () => {
  let over = false;
  const slow = new Promise<void>((resolve) => setTimeout(resolve, 20)).then(() => (over = true));
  await expect(together(slow, Promise.reject(new Error('first')))).rejects.toThrow('first');
  expect(over).toBe(true);
});

it('returns what each of them did, in their order', async () => {
  expect(await together(Promise.resolve(1), Promise.resolve('two'))).toEqual([1, 'two']);
});
