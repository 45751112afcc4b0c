import path from 'node:path';
import type { PlaywrightSuite, VitestReport } from './runners.ts';

/**
 * Lists the tests that every run skipped. A test for one database is skipped on the other, but must run once.
 * @param reports the reports of all runs. @returns a line for each file: its path, the number of tests, and the first test.
 */
export function leftOutInVitest(reports: readonly Partial<VitestReport>[]): string[] {
  const files = new Map<string, Map<string, boolean>>();
  for (const { name, assertionResults } of reports.flatMap(({ testResults = [] }) => testResults)) {
    const tests = files.get(name) ?? new Map<string, boolean>();
    files.set(name, tests);
    for (const { fullName, status } of assertionResults)
      tests.set(fullName, tests.get(fullName) === true || status === 'passed' || status === 'failed');
  }
  return [...files].flatMap(([name, tests]) =>
    line(
      path.relative('.', name),
      [...tests].filter(([, ran]) => !ran).map(([title]) => title),
    ),
  );
}

/** @returns the same of browser journeys. */
export function leftOutInPlaywright({ suites = [] }: { suites?: PlaywrightSuite[] }): string[] {
  return suites.flatMap(({ file, specs, suites: inside = [] }) => [
    ...line(
      path.join('e2e', file),
      specs
        .filter(({ tests }) => tests.every(({ status }) => status === 'skipped'))
        .map(({ title }) => title),
    ),
    ...leftOutInPlaywright({ suites: inside }),
  ]);
}

function line(file: string, [first, ...more]: string[]): string[] {
  if (first === undefined) return [];
  return [`${file} › ${first}${more.length > 0 ? ` and ${more.length} more` : ''}`];
}
