import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { prepareDatabases } from '../testing/database.ts';
import { leftOutInPlaywright, leftOutInVitest } from './left-out.ts';
import { startPostgres } from './postgres.ts';
import { QUICK_CHECKS } from './quick-checks.ts';
import { whatIsMissing } from './what-is-missing.ts';
import { playwright, run, vitest, type VitestReport } from './runners.ts';
import { failedInPlaywright, failedInVitest, slowest, unhandledInVitest } from './what-failed.ts';

/** The gate: every check that a change must pass before the merge. It ends with a summary of all runners. */
const REPORTS = path.resolve('.cache/reports');

interface Count {
  passed: number;
  failed: number;
}

const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];
const took: string[] = [];
const reports: Partial<VitestReport>[] = [];
const leftOut: string[] = [];

const secondsSince = (started: number): string => `${((performance.now() - started) / 1000).toFixed(1)} s`;

function count(name: string, result: Count): void {
  total.passed += result.passed;
  total.failed += result.failed;
  if (result.failed > 0) failures.push(name);
}

async function check(name: string, command: string, args: string[]): Promise<void> {
  const started = performance.now();
  const passed = await run(command, args);
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name} (${secondsSince(started)})`);
  count(name, passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

async function tests(
  name: string,
  projects: string[],
  variables: Record<string, string> = {},
): Promise<void> {
  const started = performance.now();
  const { succeeded, report, unhandled } = await vitest(
    path.join(REPORTS, `${name}.json`),
    projects.map((each) => `--project=${each}`),
    variables,
  );
  const failed = report.numFailedTests ?? 0;
  count(name, { passed: report.numPassedTests ?? 0, failed: succeeded ? failed : Math.max(1, failed) });
  reports.push(report);
  failures.push(...failedInVitest(report), ...unhandledInVitest(unhandled));
  took.push(`${name} ${secondsSince(started)} (${slowest(report, 8).join(', ')})`);
}

async function checks(): Promise<void> {
  for (const [name, command, ...args] of QUICK_CHECKS) await check(name, command, args);
  await check('types', 'tsc', ['--noEmit']);
  await check('unused code', 'knip', ['--no-progress']);
  await check('licences', 'node', ['scripts/licences.ts']);
  await check('known holes', 'node', ['scripts/check-advisories.ts']);
  await check('size budgets', 'node', ['scripts/check-budgets.ts']);
}

/** Journeys run beside the requests, and say what happened afterwards. */
async function browser(): Promise<() => void> {
  const started = performance.now();
  const output = path.join(REPORTS, 'browser.log');
  const { succeeded, report } = await playwright(path.join(REPORTS, 'browser.json'), [], output);
  const { stats } = report;
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  count('browser', { passed: stats?.expected ?? 0, failed: succeeded ? failed : Math.max(1, failed) });
  failures.push(...failedInPlaywright(report));
  leftOut.push(...leftOutInPlaywright(report));
  took.push(`browser ${secondsSince(started)}`);
  return () => console.log(readFileSync(output, 'utf8'));
}

// Hundreds of processes load the same program.
process.env['NODE_COMPILE_CACHE'] ??= path.resolve('.cache/node');
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const missing = await whatIsMissing();
if (missing.length > 0) {
  console.error(`\nThe tests cannot begin.\n${missing.join('\n')}\n`);
  process.exit(1);
}
await run('react-router', ['typegen']);
// Each check keeps one core busy at most.
await Promise.all([checks(), tests('unit', ['unit', 'street'])]);
// Before the two that copy it begin.
await prepareDatabases();
const journeys = browser();
await tests('requests on the embedded database', ['requests'], { GATE: 'yes' });
const postgres = await startPostgres();
try {
  await tests('requests on PostgreSQL', ['requests'], {
    GATE: 'yes',
    TEST_DATABASE_URL: postgres.url,
  });
} finally {
  await postgres.stop();
}
(await journeys)();

leftOut.unshift(...leftOutInVitest(reports));
console.log(took.join('\n'));
if (leftOut.length > 0) {
  console.log(`Left out:\n${leftOut.join('\n')}`);
  if (process.env['LEAVE_NOTHING_OUT']) count('nothing is left out', { passed: 0, failed: 1 });
}
if (failures.length > 0) console.log(`Failed:\n${failures.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
