import type { WrittenTest } from './written-tests.ts';

const HEADER = /^\|.*\|\s*Proved by\s*\|$/;
const RULER = /^\|[\s:|-]+\|$/;
const TEST_FILE = /\.(test|spec)\.tsx?$/;
const SECTION = /^\d+/;

/**
 * What is wrong with a document's tables of proofs, one sentence each, with line and row.
 * @param sections how many there are: each number has a row at least.
 * @param testsOf the tests of a file, undefined when there is no such file.
 */
export function proofProblems(
  document: string,
  sections: number,
  testsOf: (file: string) => readonly WrittenTest[] | undefined,
): string[] {
  const problems: string[] = [];
  const seen = new Set<number>();
  for (const { line, cells } of provedRows(document)) {
    seen.add(Number(SECTION.exec(cells[0] ?? '')?.[0]));
    problems.push(...rowProblems(cells, testsOf).map((problem) => `line ${line}: ${problem}`));
  }
  for (let section = 1; section <= sections; section += 1) {
    if (!seen.has(section)) problems.push(`section ${section} has no row`);
  }
  return problems;
}

/** The rows of the proof tables, with their line numbers. The last column names the proof. */
function provedRows(document: string): { line: number; cells: string[] }[] {
  let inTable = false;
  return document.split('\n').flatMap((text, index) => {
    if (HEADER.test(text)) {
      inTable = true;
      return [];
    }
    inTable &&= text.startsWith('|');
    return inTable && !RULER.test(text) ? [{ line: index + 1, cells: cellsOf(text) }] : [];
  });
}

function cellsOf(line: string): string[] {
  return line
    .slice(1, line.lastIndexOf('|'))
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

function rowProblems(
  cells: string[],
  testsOf: (file: string) => readonly WrittenTest[] | undefined,
): string[] {
  const [section = '', says = '', provedBy = ''] = cells;
  const row = `§${section} “${says}”`;
  if (cells.length !== 3) return [`${row} has ${cells.length} cells instead of three`];
  if (provedBy === '') return [`${row} has no proof`];
  return provedBy
    .split('<br>')
    .map((proof) => proofProblem(proof.trim().replaceAll('`', ''), testsOf))
    .filter((problem) => problem !== undefined)
    .map((problem) => `${row}: ${problem}`);
}

function proofProblem(
  proof: string,
  testsOf: (file: string) => readonly WrittenTest[] | undefined,
): string | undefined {
  const [file = '', title] = splitOnce(proof, ' › ');
  if (title === undefined) return `“${proof}” is not a proof; write “path/to/file.test.ts › title”`;
  if (!TEST_FILE.test(file)) return `${file} is not a test file`;
  const tests = testsOf(file);
  if (!tests) return `there is no file ${file}`;
  const named = tests.filter((test) => test.title === title);
  if (named.length === 0) return `${file} has no test “${title}”`;
  return named.every((test) => test.skipped) ? `${file} skips “${title}”` : undefined;
}

function splitOnce(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + mark.length)];
}

/** A test that shows a promise. */
export interface Proof {
  promise: number;
  file: string;
  title: string;
}

/** The tests that a document's tables name, in their order. */
export function proofsIn(document: string): Proof[] {
  return provedRows(document).flatMap(({ cells: [section = '', , provedBy = ''] }) =>
    provedBy.split('<br>').map((proof) => {
      const [file, title = ''] = splitOnce(proof.trim().replaceAll('`', ''), ' › ');
      return { promise: Number(section), file, title };
    }),
  );
}

/** What stands between two backticks. */
const NAMED = /`([^`]+)`/g;
const PLACE = /^(app|comic|db|dev|docs|e2e|scripts|testing)\/[\w./-]+\.\w+$/;

/**
 * Lists tests and project files that a document names but that do not exist.
 * @param exists whether a file exists.
 */
export function nameProblems(
  document: string,
  testsOf: (file: string) => readonly WrittenTest[] | undefined,
  exists: (file: string) => boolean,
): string[] {
  return document.split('\n').flatMap((line, index) =>
    [...line.matchAll(NAMED)]
      .map(([, name = '']) => {
        if (name.includes(' › ')) return proofProblem(name, testsOf);
        return PLACE.test(name) && !exists(name) ? `there is no file ${name}` : undefined;
      })
      .filter((problem) => problem !== undefined)
      .map((problem) => `line ${index + 1}: ${problem}`),
  );
}
