import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { QUICK_CHECKS } from './quick-checks.ts';
import { run } from './runners.ts';

/**
 * The quick checks before the gate: types, lint, format, boundaries, and the unit tests of the files that differ
 * from `main` or are not committed. Under a minute on two cores, or some minutes where tests that draw whole books are
 * among them; the gate runs everything.
 */
mkdirSync('.cache', { recursive: true });
const started = performance.now();
await run('react-router', ['typegen']);
const results = await Promise.all([
  run('tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/check.tsbuildinfo']),
  oneAfterAnother(),
]);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
const failed = results.includes(false);
console.log(failed ? `Failed after ${seconds} s.` : `All well after ${seconds} s.`);
process.exit(failed ? 1 : 0);

async function oneAfterAnother(): Promise<boolean> {
  let well = true;
  for (const [, command, ...args] of QUICK_CHECKS) well = (await run(command, args)) && well;
  const files = changedFiles();
  if (files.length === 0) return well;
  const tests = ['related', '--run', '--project=unit', '--passWithNoTests', ...files];
  return (await run('vitest', tests)) && well;
}

/** The TypeScript files that differ from `main`, committed or not. */
function changedFiles(): string[] {
  const [since = ''] = git('merge-base', 'HEAD', 'main');
  return [
    ...git('diff', '--name-only', '--diff-filter=d', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter((file) => /\.tsx?$/.test(file));
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n');
}
