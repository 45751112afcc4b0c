import { expect, it } from 'vitest';
import { linesOf, titlePattern } from './table.ts';

const proof = { promise: 1, file: 'a.test.ts', title: 'is %s within ${limit} s' };
const test = {
  file: 'a.test.ts',
  name: 'a shop is open within 5 s',
  passed: true,
  seconds: 1.2,
  where: 'embedded' as const,
};

it('knows a test by its title, whatever is put into it', () => {
  expect(titlePattern(proof.title).test('a shop is open within 5 s')).toBe(true);
  expect(titlePattern(proof.title).test('a shop is open within 5 s and more')).toBe(false);
  expect(titlePattern('costs (all of it) 1.5').test('costs (all of it) 1x5')).toBe(false);
});

it('fails with a test, with one that did not run, and with the figure of one', () => {
  const figure = {
    promise: 1,
    what: 'Kills',
    count: '3',
    figure: '0 lost',
    database: 'embedded' as const,
    test: 'a shop > is open within 5 s',
  };
  expect(linesOf([proof], [test], [figure]).map(({ held }) => held)).toEqual([true, true]);
  expect(linesOf([proof], [{ ...test, passed: false }], [figure]).map(({ held }) => held)).toEqual([
    false,
    false,
  ]);
  const outside = { ...test, name: 'outside of its tests', passed: false, outside: true as const };
  expect(linesOf([proof], [test, outside], [figure]).map(({ count, held }) => [count, held])).toEqual([
    ['1 tests', false],
    ['3', false],
  ]);
  expect(linesOf([proof], [outside], []).map(({ held }) => held)).toEqual([false, false]);
  expect(linesOf([proof], [], []).map(({ what, held }) => [what, held])).toEqual([
    ['Did not run: a.test.ts › is %s within ${limit} s', false],
  ]);
});
