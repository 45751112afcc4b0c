import { expect, it } from 'vitest';
import { closeLeftShop, inTurn } from './one-machine.ts';

/** The events, in the order in which they happened. */
const said: string[] = [];
const shop = (name: string) => async () => {
  said.push(`${name} opens`);
  return { close: async () => void said.push(`${name} closes`) };
};
const soon = () => new Promise((resolve) => setTimeout(resolve, 10));

it('a shop opens once the previous one is closed, has failed or was abandoned by its file', async () => {
  const first = await inTurn(shop('first'));
  const second = inTurn(shop('second'));
  await soon();
  expect(said).toEqual(['first opens']);
  await first.close();
  await first.close();
  await second;
  expect(said).toEqual(['first opens', 'first closes', 'second opens']);
  const third = inTurn(() => Promise.reject(new Error('no room')));
  const fourth = inTurn(shop('fourth'));
  await closeLeftShop();
  await expect(third).rejects.toThrow('no room');
  await fourth;
  expect(said.slice(3)).toEqual(['second closes', 'fourth opens']);
  await closeLeftShop();
  await closeLeftShop();
  expect(said.slice(5)).toEqual(['fourth closes']);
});
