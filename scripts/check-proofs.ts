import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { nameProblems, proofProblems } from './checks/proof-tables.ts';
import { report } from './checks/report.ts';
import { type WrittenTest, writtenTests } from './checks/written-tests.ts';

/** Documents with proof tables and their section counts. A test must prove each row. */
const TABLES: readonly [file: string, sections: number][] = [
  ['docs/spec-coverage.md', 9],
  ['docs/promises.md', 27],
];
/** Documents that name tests and files in their words. */
const NAMING = [
  'docs/promises.md',
  'docs/asvs.md',
  'docs/threat-model.md',
  ...readdirSync('docs/runbooks').map((name) => `docs/runbooks/${name}`),
];
const known = new Map<string, readonly WrittenTest[]>();

report([
  ...TABLES.flatMap(([file, sections]) => problemsIn(file, (text) => proofProblems(text, sections, testsOf))),
  ...NAMING.flatMap((file) => problemsIn(file, (text) => nameProblems(text, testsOf, existsSync))),
]);

function problemsIn(file: string, problemsOf: (text: string) => string[]): string[] {
  return problemsOf(readFileSync(file, 'utf8')).map((problem) => `${file}, ${problem}`);
}

function testsOf(file: string): readonly WrittenTest[] | undefined {
  if (!existsSync(file)) return undefined;
  const tests = known.get(file) ?? writtenTests(file, readFileSync(file, 'utf8'));
  known.set(file, tests);
  return tests;
}
