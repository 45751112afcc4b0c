import path from 'node:path';
import { expect, it } from 'vitest';
import { leftOutInPlaywright, leftOutInVitest } from './left-out.ts';

/** A run of one file. */
const run = (file: string, tests: Record<string, string>) => ({
  testResults: [
    {
      name: path.resolve(file),
      status: 'passed',
      message: '',
      startTime: 0,
      endTime: 0,
      assertionResults: Object.entries(tests).map(([fullName, status]) => ({
        fullName,
        status,
        failureMessages: [],
      })),
    },
  ],
});

it('names what no run had, once for each file', () => {
  const reports = [
    run('app/a.test.ts', { 'a sum': 'passed', 'on a server': 'skipped' }),
    run('app/a.test.ts', { 'a sum': 'skipped', 'on a server': 'failed' }),
    run('testing/b.test.ts', { 'by others': 'skipped', 'by more': 'pending', 'some day': 'todo' }),
    {},
  ];
  expect(leftOutInVitest(reports)).toEqual(['testing/b.test.ts › by others and 2 more']);
});

const spec = (title: string, status: string) => ({ title, ok: true, tests: [{ status, results: [] }] });

it('names journeys that were not walked, wherever they stand', () => {
  const suites = [
    {
      file: 'buy.spec.ts',
      title: 'buy.spec.ts',
      specs: [spec('walks', 'expected')],
      suites: [{ file: 'buy.spec.ts', title: 'with a photo', specs: [spec('rests', 'skipped')] }],
    },
  ];
  expect(leftOutInPlaywright({ suites })).toEqual(['e2e/buy.spec.ts › rests']);
});
