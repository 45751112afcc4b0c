import { expect, it } from 'vitest';
import { together } from './fewer-journeys.server.ts';

it('waits for what goes on when something beside it failed', async () => {
  let over = false;
  const slow = new Promise<void>((resolve) => setTimeout(resolve, 20)).then(() => (over = true));
  await expect(together(slow, Promise.reject(new Error('first')))).rejects.toThrow('first');
  expect(over).toBe(true);
});

const refusals = (...reasons: Error[]) => together(...reasons.map((reason) => Promise.reject(reason)));

it('says what went wrong first, and not what was refused only because of it', async () => {
  const aborted = Object.assign(new Error('current transaction is aborted'), { code: '25P02' });
  const asked = new Error('Failed query', { cause: aborted });
  const [one, other] = [new Error('one'), new Error('other')];
  await expect(refusals(aborted, asked, one, other)).rejects.toBe(one);
  await expect(refusals(asked, aborted)).rejects.toBe(asked);
});

it('returns what each of them did, in their order', async () => {
  expect(await together(Promise.resolve(1), Promise.resolve('two'))).toEqual([1, 'two']);
});
