import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { playwright, type PlaywrightSuite, vitest } from '../runners.ts';
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
}

export function clearReports(): void {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
}

/**
 * Runs test files in their long form.
 * @param alone one after another, for files that measure: nothing else runs beside them.
 * @returns what ran; nothing for a file that could not be read, which its proofs then miss.
 */
export async function runVitest(
  where: Ran['where'],
  project: string,
  files: readonly string[],
  variables: Record<string, string>,
  alone = false,
): Promise<Ran[]> {
  if (files.length === 0) return [];
  const { report } = await vitest(
    path.join(REPORTS, `${where}-${project}${alone ? '-alone' : ''}.json`),
    [`--project=${project}`, ...(alone ? ['--maxWorkers=1'] : []), ...files],
    { PROVE: 'long', PROVE_FIGURES: FIGURES, ...variables },
  );
  const { testResults = [] } = report;
  return testResults.flatMap(({ name, assertionResults }) =>
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
}

export async function runPlaywright(files: readonly string[]): Promise<Ran[]> {
  if (files.length === 0) return [];
  const { report } = await playwright(path.join(REPORTS, 'browser.json'), files);
  const { suites = [] } = report;
  return suites.flatMap((suite) => specsOf(suite, []));
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
