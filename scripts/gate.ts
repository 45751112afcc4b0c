import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { prepareDatabases } from '../testing/database.ts';
import { startPostgres } from './postgres.ts';

/** The one gate: everything that must hold before a change lands. Ends with the sum of all runners. */
const REPORTS = path.resolve('.cache/reports');

interface Count {
  passed: number;
  failed: number;
}

const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];

function count(name: string, result: Count): void {
  total.passed += result.passed;
  total.failed += result.failed;
  if (result.failed > 0) failures.push(name);
}

/** Runs a command to its end. @param output the file that keeps what it says, if it must not be said here. @returns whether it succeeded. */
function run(
  command: string,
  args: string[],
  variables: Record<string, string> = {},
  output?: string,
): Promise<boolean> {
  return new Promise((resolve) => {
    const file = output === undefined ? 'inherit' : openSync(output, 'w');
    const child = spawn(command, args, {
      stdio: ['inherit', file, file],
      env: { ...process.env, ...variables },
    });
    if (typeof file === 'number') closeSync(file);
    const end = () => child.kill();
    process.once('SIGTERM', end);
    child.on('error', () => resolve(false));
    child.on('exit', (code) => {
      process.off('SIGTERM', end);
      resolve(code === 0);
    });
  });
}

async function check(name: string, command: string, args: string[]): Promise<void> {
  const started = performance.now();
  const passed = await run(command, args);
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  count(name, passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

async function vitest(
  name: string,
  projects: string[],
  variables: Record<string, string> = {},
): Promise<void> {
  const report = path.join(REPORTS, `${name}.json`);
  const succeeded = await run(
    'vitest',
    [
      'run',
      ...projects.map((each) => `--project=${each}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    variables,
  );
  const { numPassedTests, numFailedTests } = readReport<{ numPassedTests: number; numFailedTests: number }>(
    report,
  );
  const failed = numFailedTests ?? 0;
  count(name, { passed: numPassedTests ?? 0, failed: succeeded ? failed : Math.max(1, failed) });
}

/** Journeys run beside the requests, and say what happened afterwards. */
async function browser(): Promise<() => void> {
  const report = path.join(REPORTS, 'browser.json');
  const output = path.join(REPORTS, 'browser.log');
  const succeeded = await run(
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    output,
  );
  const { stats } = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(report);
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  count('browser', { passed: stats?.expected ?? 0, failed: succeeded ? failed : Math.max(1, failed) });
  return () => console.log(readFileSync(output, 'utf8'));
}

function readReport<Report>(file: string): Partial<Report> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Report>;
  } catch {
    return {};
  }
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
await run('react-router', ['typegen']);
await check('boundaries', 'node', ['scripts/check-boundaries.ts']);
await check('routes declare their audience', 'node', ['scripts/check-audiences.ts']);
await check('specification and promises have their tests', 'node', ['scripts/check-proofs.ts']);
await check('types', 'tsc', ['--noEmit']);
await check('lint', 'oxlint', ['--deny-warnings']);
await check('format', 'oxfmt', ['--check', '.']);
await check('unused code', 'knip', ['--no-progress']);
await check('licences', 'node', ['scripts/licences.ts']);
await check('size budgets', 'node', ['scripts/check-budgets.ts']);
await vitest('unit', ['unit', 'street']);
// Before the two that copy it begin.
await prepareDatabases();
const journeys = browser();
await vitest('requests on the embedded database', ['requests'], { GATE: 'yes' });
const postgres = await startPostgres();
try {
  await vitest('requests on PostgreSQL', ['requests'], { TEST_DATABASE_URL: postgres.url });
} finally {
  await postgres.stop();
}
(await journeys)();

if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
