import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  playwright,
  type PlaywrightSuite,
  type UnhandledError,
  vitest,
  type VitestReport,
} from '../runners.ts';
import { failedAround } from '../what-failed.ts';
import type { Database } from './figure.ts';

const REPORTS = path.resolve('.cache/proofs');
/** Where the tests put what they measure. */
export const FIGURES = path.join(REPORTS, 'figures.jsonl');

/** A test that ran. */
export interface Ran {
  file: string;
  /** With the names of what it stands in. */
  name: string;
  passed: boolean;
  seconds: number;
  where: Database | 'unit' | 'browser';
  /** The file failed outside its tests, for example in a hook. */
  outside?: true;
}

export function clearReports(): void {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
}

/**
 * Runs test files in their long form.
 * @param alone runs the files one after another, so that nothing disturbs their measurements.
 * @returns the tests that ran. A file that could not be read adds no tests, so its proofs are missing.
 */
export async function runVitest(
  where: Ran['where'],
  project: string,
  files: readonly string[],
  variables: Record<string, string>,
  alone = false,
): Promise<Ran[]> {
  if (files.length === 0) return [];
  const ended = await vitest(
    path.join(REPORTS, `${where}-${project}${alone ? '-alone' : ''}.json`),
    [`--project=${project}`, ...(alone ? ['--maxWorkers=1'] : []), ...files],
    { PROVE: 'long', PROVE_FIGURES: FIGURES, ...variables },
  );
  return ranIn(where, files, ended);
}

/**
 * Returns the tests that ran, from the report of a run. Vitest counts a test as passed even when its file's teardown fails,
 * and leaves tests out of the report when their setup fails.
 */
export function ranIn(
  where: Ran['where'],
  files: readonly string[],
  { succeeded, report, unhandled }: Awaited<ReturnType<typeof vitest>>,
): Ran[] {
  const { testResults = [] } = report;
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, duration }) => ({
        file: path.relative('.', name),
        name: fullName,
        passed: status === 'passed',
        seconds: (duration ?? 0) / 1000,
        where,
      })),
  );
  const failing = failedOutside(testResults, unhandled);
  const unexplained = !succeeded && failing.length === 0 && tests.every(({ passed }) => passed);
  return [...tests, ...(unexplained ? files : failing).map((file) => outside(file, where))];
}

function outside(file: string, where: Ran['where']): Ran {
  return { file, name: 'outside of its tests', passed: false, seconds: 0, where, outside: true };
}

function failedOutside(results: VitestReport['testResults'], unhandled: readonly UnhandledError[]): string[] {
  const failed = results.filter(failedAround).map(({ name }) => name);
  const thrown = unhandled
    .map(({ VITEST_TEST_PATH }) => VITEST_TEST_PATH)
    .filter((file) => file !== undefined);
  return [...new Set([...failed, ...thrown])].map((file) => path.relative('.', file));
}

export async function runPlaywright(files: readonly string[]): Promise<Ran[]> {
  if (files.length === 0) return [];
  return browsed(files, await playwright(path.join(REPORTS, 'browser.json'), files));
}

/** What ran, from the report of a run, which does not tell what fails before and after all journeys. */
export function browsed(
  files: readonly string[],
  { succeeded, report }: Pick<Awaited<ReturnType<typeof playwright>>, 'succeeded' | 'report'>,
): Ran[] {
  const journeys = (report.suites ?? []).flatMap((suite) => specsOf(suite, []));
  const unexplained = !succeeded && journeys.every(({ passed }) => passed);
  return [...journeys, ...(unexplained ? files : []).map((file) => outside(file, 'browser'))];
}

function specsOf(suite: PlaywrightSuite, around: string[]): Ran[] {
  const inside = suite.title === suite.file ? around : [...around, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, results }) => ({
        file: path.join('e2e', suite.file),
        name: [...inside, title].join(' '),
        passed: status === 'expected',
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        where: 'browser' as const,
      })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((each) => specsOf(each, inside))];
}
