import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { PlaywrightSuite, UnhandledError, VitestReport } from './runners.ts';

/** What its file does before or after them failed, and none of its tests. */
export const failedAround = ({ status, assertionResults }: VitestReport['testResults'][number]): boolean =>
  status === 'failed' && assertionResults.every((test) => test.status !== 'failed');

/** @returns a line for each test that failed, and for each file that could not be run: where, which, and how it said so. */
export function failedInVitest({ testResults = [] }: Partial<VitestReport>): string[] {
  return testResults.flatMap((result) => {
    const failed = result.assertionResults.filter((each) => each.status === 'failed');
    const file = path.relative('.', result.name);
    if (failedAround(result)) return [line(file, 'did not run', result.message)];
    return failed.map(({ fullName, failureMessages }) => line(file, fullName, failureMessages?.[0]));
  });
}

/** @returns a line with its stack for each error that belongs to no test, because it may never occur again. */
export function unhandledInVitest(errors: readonly UnhandledError[]): string[] {
  return errors.map((error) => {
    const file = path.relative('.', error.VITEST_TEST_PATH ?? 'Vitest');
    const title = `unhandled beside “${error.VITEST_TEST_NAME ?? 'no test'}”`;
    return [line(file, title, error.message), ...(error.stack ?? '').split('\n').slice(1, 9)].join('\n');
  });
}

/** @returns the same for browser journeys, including those that passed on a retry. */
export function failedInPlaywright({ suites = [] }: { suites?: PlaywrightSuite[] }): string[] {
  return suites.flatMap(({ file, specs, suites: inside = [] }) => [
    ...specs
      .filter(({ ok, tests }) => !ok || tests.some(({ results }) => results.length > 1))
      .map(({ title, tests }) => line(path.join('e2e', file), title, tests[0]?.results[0]?.error?.message)),
    ...failedInPlaywright({ suites: inside }),
  ]);
}

/** @returns the files that took longest, with their seconds. */
export function slowest({ testResults = [] }: Partial<VitestReport>, count: number): string[] {
  return testResults
    .map(({ name, startTime, endTime }) => ({ name, seconds: Math.round((endTime - startTime) / 1000) }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${path.basename(name)} ${seconds} s`);
}

function line(file: string, title: string, message = ''): string {
  const [first = ''] = stripVTControlCharacters(message).split('\n');
  return `${file} › ${title}: ${first.slice(0, 300)}`;
}
