import { existsSync, readFileSync } from 'node:fs';
import { report } from './checks/report.ts';
import { coverageProblems } from './checks/spec-coverage.ts';
import { type WrittenTest, writtenTests } from './checks/written-tests.ts';

/** Every sentence of the specification has a test that shows it: each row of the table names tests that exist and run. */
const TABLE = 'docs/spec-coverage.md';
const known = new Map<string, readonly WrittenTest[]>();

report(coverageProblems(readFileSync(TABLE, 'utf8'), testsOf).map((problem) => `${TABLE}, ${problem}`));

function testsOf(file: string): readonly WrittenTest[] | undefined {
  if (!existsSync(file)) return undefined;
  const tests = known.get(file) ?? writtenTests(file, readFileSync(file, 'utf8'));
  known.set(file, tests);
  return tests;
}
