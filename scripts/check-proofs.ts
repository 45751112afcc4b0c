import { existsSync, readFileSync } from 'node:fs';
import { proofProblems } from './checks/proof-tables.ts';
import { report } from './checks/report.ts';
import { type WrittenTest, writtenTests } from './checks/written-tests.ts';

/** What the shop says of itself has a test that shows it: documents with tables of proofs, and how many sections each has. */
const DOCUMENTS: readonly [file: string, sections: number][] = [
  ['docs/spec-coverage.md', 9],
  ['docs/promises.md', 25],
];
const known = new Map<string, readonly WrittenTest[]>();

report(
  DOCUMENTS.flatMap(([file, sections]) =>
    proofProblems(readFileSync(file, 'utf8'), sections, testsOf).map((problem) => `${file}, ${problem}`),
  ),
);

function testsOf(file: string): readonly WrittenTest[] | undefined {
  if (!existsSync(file)) return undefined;
  const tests = known.get(file) ?? writtenTests(file, readFileSync(file, 'utf8'));
  known.set(file, tests);
  return tests;
}
