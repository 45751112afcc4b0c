import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { type Proof, proofsIn } from './checks/proof-tables.ts';
import { readReport, run, type VitestReport } from './runners.ts';
import { startPostgres } from './postgres.ts';
import { ALONE, BRINGS_A_SERVER } from './proofs/alone.ts';
import type { Figure } from './proofs/figure.ts';
import { clearReports, FIGURES, type Ran, runPlaywright, runVitest } from './proofs/runs.ts';
import { type Line, linesOf, markdown } from './proofs/table.ts';

/**
 * `npm run prove [-- money|data|people|start|NUMBER…]`: runs every test that `docs/promises.md` names, in its long form, and
 * prints a table of figures, which stays in `.cache/proofs/table.md`.
 */
const PARTS: Record<string, readonly number[]> = {
  money: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 30],
  data: [11, 12, 13, 14, 15, 16, 26, 27],
  people: [17, 18, 19, 20, 21, 22, 23, 24, 25, 29],
  start: [31],
};
const TABLE = path.resolve('.cache/proofs/table.md');

const asked = process.argv.slice(2);
const all = proofsIn(readFileSync('docs/promises.md', 'utf8'));
const wanted =
  asked.length === 0 ? all : all.filter(({ promise }) => asked.some((word) => means(word, promise)));
if (wanted.length === 0) {
  console.error(
    'Name a part (money, data, people, start) or numbers of promises; without a name all are proved.',
  );
  process.exit(1);
}

const started = performance.now();
clearReports();
const ran = await runAll(wanted);
const lines = [...linesOf(wanted, ran, figures()), ...(await oldRelease())];
report(lines);
process.exit(lines.every(({ held }) => held) ? 0 : 1);

function means(word: string, promise: number): boolean {
  return (PARTS[word] ?? [Number(word)]).includes(promise);
}

async function runAll(proofs: readonly Proof[]): Promise<Ran[]> {
  const files = [...new Set(proofs.map(({ file }) => file))];
  const requests = files.filter((file) => file.endsWith('.request.test.ts'));
  const street = files.filter((file) => file.endsWith('.browser.test.ts'));
  const browser = files.filter((file) => file.startsWith('e2e/'));
  const units = files.filter((file) => ![...requests, ...street, ...browser].includes(file));
  const results = [
    ...(await runVitest('unit', 'unit', units, {})),
    ...(await runVitest('unit', 'street', street, {})),
  ];
  const postgres = await startPostgres();
  const places = [
    ['embedded', {}],
    ['PostgreSQL', { TEST_DATABASE_URL: postgres.url }],
  ] as const;
  try {
    const together = requests.filter((file) => !(file in ALONE));
    const sideBySide = places.map(([where, variables]) => {
      const asked = together.filter((file) => where === 'PostgreSQL' || !BRINGS_A_SERVER.includes(file));
      return runVitest(where, 'requests', asked, variables);
    });
    results.push(...(await Promise.all(sideBySide)).flat());
    const alone = requests.filter((file) => file in ALONE);
    for (const [where, variables] of places)
      results.push(...(await runVitest(where, 'requests', alone, variables, true)));
  } finally {
    await postgres.stop();
  }
  return [...results, ...(await runPlaywright(browser))];
}

/**
 * Promise 13: the previous release keeps working during a rollout of this one, and after a rollback.
 * Its tests run in their short form, because they only check that its program works with the current tables.
 */
async function oldRelease(): Promise<Line[]> {
  if (!wanted.some(({ promise }) => promise === 13)) return [];
  const began = performance.now();
  const succeeded = await run(process.execPath, ['scripts/old-release.ts', '--must']);
  const { numPassedTests = 0, numFailedTests = 0 } = readReport<VitestReport>('.cache/old-release.json');
  const ran = numPassedTests + numFailedTests;
  const figure = `${Math.ceil((performance.now() - began) / 1000)} s`;
  return [
    {
      promise: 13,
      what: 'The program of the release before, on the tables of this one',
      where: 'PostgreSQL',
      count: ran === 0 ? 'nothing ran' : `${ran} of its tests of requests`,
      figure,
      held: succeeded && ran > 0,
    },
  ];
}

function figures(): Figure[] {
  if (!existsSync(FIGURES)) return [];
  const written = readFileSync(FIGURES, 'utf8').trim().split('\n');
  return written.map((line) => JSON.parse(line) as Figure);
}

function report(table: readonly Line[]): void {
  const minutes = Math.ceil((performance.now() - started) / 60_000);
  const [cpu] = cpus();
  const words = [
    `${new Date().toISOString().slice(0, 10)}, \`npm run prove${asked.length > 0 ? ` -- ${asked.join(' ')}` : ''}\`,`,
    `${minutes} minutes on ${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}.`,
  ].join(' ');
  const text = `${words}\n\n${markdown(table)}`;
  writeFileSync(TABLE, text);
  console.log(`\n${text}`);
}
