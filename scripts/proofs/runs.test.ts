import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { browsed, ranIn } from './runs.ts';

const FILES = ['a.request.test.ts', 'b.request.test.ts'];
const passed = { fullName: 'loses nothing', status: 'passed', duration: 1500, failureMessages: null };
const skipped = { ...passed, status: 'skipped' };
const failed = { ...passed, status: 'failed' };

/** A run of the first file. */
function ran(fileStatus: string, tests: (typeof passed)[], { succeeded = false, thrownIn = '' } = {}) {
  const result = { name: path.resolve(FILES[0]!), status: fileStatus, message: '', startTime: 0, endTime: 1 };
  const unhandled = thrownIn ? [{ message: 'boom', VITEST_TEST_PATH: path.resolve(thrownIn) }] : [];
  const report = { testResults: [{ ...result, assertionResults: tests }] };
  return ranIn('embedded', FILES, { succeeded, report, unhandled }).map((each) =>
    [each.file, each.passed, ...(each.outside ? ['outside'] : [])].join(' '),
  );
}

describe('what ran, by the report of a run', () => {
  it('is its tests', () => {
    expect(ran('passed', [passed, skipped], { succeeded: true })).toEqual(['a.request.test.ts true']);
    expect(ran('failed', [passed, failed])).toEqual(['a.request.test.ts true', 'a.request.test.ts false']);
  });

  it('is a failure where a file fails before its tests, after them or beside them', () => {
    expect(ran('failed', [skipped])).toEqual(['a.request.test.ts false outside']);
    expect(ran('failed', [passed])).toEqual(['a.request.test.ts true', 'a.request.test.ts false outside']);
    expect(ran('passed', [passed], { thrownIn: FILES[1] })).toEqual([
      'a.request.test.ts true',
      'b.request.test.ts false outside',
    ]);
  });

  it('is a failure of every file where nobody says why the run failed', () => {
    expect(ran('passed', [passed])).toEqual([
      'a.request.test.ts true',
      'a.request.test.ts false outside',
      'b.request.test.ts false outside',
    ]);
  });

  it('is a failure of every journey where all passed and what is around them did not', () => {
    const journey = { title: 'buys', tests: [{ status: 'expected' as const, results: [{ duration: 900 }] }] };
    const report = { suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', specs: [journey] }] } as never;
    const failures = (succeeded: boolean) =>
      browsed(['e2e/a.spec.ts'], { succeeded, report }).filter(({ passed: held }) => !held);
    expect(failures(true)).toEqual([]);
    expect(failures(false)).toMatchObject([{ file: 'e2e/a.spec.ts', outside: true }]);
  });
});
