import path from 'node:path';
import { expect, it } from 'vitest';
import { failedInPlaywright, failedInVitest, slowest, unhandledInVitest } from './what-failed.ts';

const report = {
  testResults: [
    {
      name: path.resolve('app/a.test.ts'),
      status: 'failed',
      message: '',
      startTime: 0,
      endTime: 2_000,
      assertionResults: [
        { fullName: 'a sum is right', status: 'passed', failureMessages: [] },
        {
          fullName: 'a sum is rounded',
          status: 'failed',
          failureMessages: ['\u001B[31mexpected 1\u001B[39m\n at x'],
        },
      ],
    },
    {
      name: path.resolve('app/b.test.ts'),
      status: 'failed',
      message: 'no such module\nat y',
      startTime: 0,
      endTime: 9_000,
      assertionResults: [],
    },
  ],
};

it('names the tests that failed, and the files that could not be run', () => {
  expect(failedInVitest(report)).toEqual([
    'app/a.test.ts › a sum is rounded: expected 1',
    'app/b.test.ts › did not run: no such module',
  ]);
});

it('names errors that belong to no test, with the places they came through', () => {
  const error = {
    message: 'Connection terminated',
    stack: 'Error: Connection terminated\n    at one\n    at two',
    VITEST_TEST_NAME: 'a sum is right',
    VITEST_TEST_PATH: path.resolve('app/a.test.ts'),
  };
  expect(unhandledInVitest([error, { message: 'Worker exited' }])).toEqual([
    'app/a.test.ts › unhandled beside “a sum is right”: Connection terminated\n    at one\n    at two',
    'Vitest › unhandled beside “no test”: Worker exited',
  ]);
});

const spec = (title: string, ok: boolean, tries: number) => ({
  title,
  ok,
  tests: [
    {
      status: ok ? 'expected' : 'unexpected',
      results: Array.from({ length: tries }, () => ({ duration: 1, error: { message: 'Timeout\nmore' } })),
    },
  ],
});

it('names the journeys that failed, wherever they stand, and those that needed a second try', () => {
  const suites = [
    {
      file: 'buy.spec.ts',
      title: 'buy.spec.ts',
      specs: [spec('walks', true, 1)],
      suites: [
        {
          file: 'buy.spec.ts',
          title: 'on a phone',
          specs: [spec('falls', false, 1), spec('limps', true, 2)],
        },
      ],
    },
  ];
  expect(failedInPlaywright({ suites })).toEqual([
    'e2e/buy.spec.ts › falls: Timeout',
    'e2e/buy.spec.ts › limps: Timeout',
  ]);
});

it('names the slowest files first', () => {
  expect(slowest(report, 1)).toEqual(['b.test.ts 9 s']);
});
