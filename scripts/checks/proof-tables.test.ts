import { describe, expect, it } from 'vitest';
import { nameProblems, proofProblems, proofsIn } from './proof-tables.ts';
import { writtenTests } from './written-tests.ts';

const FILE = 'app/buying/cart/cart.test.ts';
const TESTS = `
describe('the cart', () => {
  it('adds up', async () => { expect([1]).toEqual(expect.any(Array)); await expect.poll(ask).toBe(2); });
  it.each<[number, string]>([[1, 'one']])('counts %i as %s', () => {});
  for (const path of ['/']) test(\`\${path} is there\`, () => {});
  it.runIf(process.env.STUDIO)('draws', () => {});
  it.skip('sleeps', () => {});
  it.todo('dreams');
  test('gives up', () => { test.skip(true, 'no browser'); });
  test('gives up at times', ({ browserName }) => { test.skip(browserName === 'webkit'); });
});
test.describe.skip('at night', () => { test('rests', () => {}); });
`;

describe('the tests of a file', () => {
  it('are found with their titles, whether they are skipped, and how many `expect` calls they hold', () => {
    expect(writtenTests(FILE, TESTS)).toEqual([
      { title: 'adds up', skipped: false, expects: 2 },
      { title: 'counts %i as %s', skipped: false, expects: 0 },
      { title: '${path} is there', skipped: false, expects: 0 },
      { title: 'draws', skipped: false, expects: 0 },
      { title: 'sleeps', skipped: true, expects: 0 },
      { title: 'dreams', skipped: true, expects: 0 },
      { title: 'gives up', skipped: true, expects: 0 },
      { title: 'gives up at times', skipped: false, expects: 0 },
      { title: 'rests', skipped: true, expects: 0 },
    ]);
  });
});

/** The problems of a document of twelve sections, whose first row is on line 5; the other sections are in order. */
function problemsOf(row: string): string[] {
  const others = Array.from({ length: 11 }, (_, index) => `| ${index + 2} | More | ${FILE} › adds up |`);
  const table = ['# Proofs', '', '| § | What it says | Proved by |', '|---|---|---|', row, ...others];
  return proofProblems(table.join('\n'), 12, (file) =>
    file === FILE ? writtenTests(FILE, TESTS) : undefined,
  );
}

describe('the table of proofs', () => {
  it('is where the proofs are taken from, and from no other table that names tests', () => {
    const document = [
      '| § | What | Proved by |',
      '|---|---|---|',
      `| 1 | A sum | \`${FILE} › adds up\`<br>\`${FILE} › counts %i as %s\` |`,
      '',
      '| § | Broken | Failed |',
      '|---|---|---|',
      `| 2 | Too little | \`${FILE} › adds up\`, 3 of 4 |`,
    ].join('\n');
    expect(proofsIn(document)).toEqual([
      { promise: 1, file: FILE, title: 'adds up' },
      { promise: 1, file: FILE, title: 'counts %i as %s' },
    ]);
  });

  it.each([
    `| 1 | A sum | ${FILE} › adds up |`,
    `| 1 | A sum | \`${FILE} › adds up\`<br>\`${FILE} › counts %i as %s\` |`,
    `| 1.2 | Either \\| or | ${FILE} › \${path} is there |`,
  ])('is content with %s', (row) => {
    expect(problemsOf(row)).toEqual([]);
  });

  it.each([
    ['a row without a proof', '| 1 | A sum |  |', 'line 5: §1 “A sum” has no proof'],
    ['a row of two cells', '| 1 | A sum |', 'line 5: §1 “A sum” has 2 cells instead of three'],
    [
      'words instead of a proof',
      '| 1 | A sum | obvious |',
      'line 5: §1 “A sum”: “obvious” is not a proof; write “path/to/file.test.ts › title”',
    ],
    [
      'a file that is not there',
      '| 1 | A sum | app/gone.test.ts › adds up |',
      'line 5: §1 “A sum”: there is no file app/gone.test.ts',
    ],
    [
      'a file that is run by no test runner',
      '| 1 | A sum | app/buying/cart/cart.ts › adds up |',
      'line 5: §1 “A sum”: app/buying/cart/cart.ts is not a test file',
    ],
    [
      'a test that is not in its file',
      `| 1 | A sum | ${FILE} › adds |`,
      `line 5: §1 “A sum”: ${FILE} has no test “adds”`,
    ],
    [
      'a test that is skipped',
      `| 1 | A sum | ${FILE} › adds up<br>${FILE} › sleeps |`,
      `line 5: §1 “A sum”: ${FILE} skips “sleeps”`,
    ],
    ['a section that is left out', `| 12 | A sum | ${FILE} › adds up |`, 'section 1 has no row'],
  ])('complains of %s', (_, row, problem) => {
    expect(problemsOf(row)).toEqual([problem]);
  });
});

describe('what a document names', () => {
  const problemsWith = (words: string) =>
    nameProblems(
      `# Words\n${words}`,
      (file) => (file === FILE ? writtenTests(FILE, TESTS) : undefined),
      (file) => file === 'app/buying/cart/cart.ts',
    );

  it('is there', () => {
    expect(
      problemsWith(`See \`app/buying/cart/cart.ts\`, \`${FILE} › adds up\`, \`/cart\` and \`npm test\`.`),
    ).toEqual([]);
  });

  it.each([
    ['`app/buying/cart/gone.ts`', 'line 2: there is no file app/buying/cart/gone.ts'],
    [`\`${FILE} › adds\``, `line 2: ${FILE} has no test “adds”`],
    [`\`${FILE} › adds up\`, \`${FILE} › sleeps\``, `line 2: ${FILE} skips “sleeps”`],
  ])('is missed: %s', (words, problem) => {
    expect(problemsWith(words)).toEqual([problem]);
  });
});
