import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startPostgres } from './postgres.ts';
import { run } from './runners.ts';

/**
 * `npm run old-release [-- [--must] [COMMIT [FILE…]]]` runs the previous release's request tests, with its own program, on
 * the current tables. This combination serves during a deploy and after a rollback. The default commit is the newest tag
 * `release-*`, else the last commit with other migrations. If this copy of the repository lacks the commit, nothing runs.
 * That is a failure only for a named commit or with `--must`. `.cache/old-release.json` lists the tests that ran.
 */
const git = (...words: string[]): string => execFileSync('git', words, { encoding: 'utf8' }).trim();

function releaseBefore(): string {
  const [tag] = git('tag', '--list', 'release-*', '--sort=-creatordate').split('\n');
  if (tag) return tag;
  const newestMigration = git('rev-list', '-1', 'HEAD', '--', 'db/migrations');
  return git('rev-parse', '--verify', '--quiet', `${newestMigration}^`);
}

function commitOf(name: string | undefined): string | null {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name ?? releaseBefore()}^{commit}`);
  } catch {
    return null;
  }
}

const REPORT = path.resolve('.cache/old-release.json');
rmSync(REPORT, { force: true });
const words = process.argv.slice(2);
const must = words.includes('--must');
const [named, ...files] = words.filter((word) => word !== '--must');
const commit = commitOf(named);
if (!commit) {
  console.log(
    'Left out: this copy of the repository does not hold the release before (git fetch --unshallow).',
  );
  process.exit(named || must ? 1 : 0);
}

const place = path.join(mkdtempSync(path.join(tmpdir(), 'shop-old-release-')), 'shop');
/** Drains the database server's output, because a full pipe would block it. */
async function inItsPlace(command: string, words: string[], variables: Record<string, string> = {}) {
  if (!(await run(command, words, variables, undefined, place)))
    throw new Error(`${command} ${words.join(' ')} failed.`);
}

git('worktree', 'add', '--detach', '--force', place, commit);
try {
  symlinkSync(path.resolve('node_modules'), path.join(place, 'node_modules'));
  for (const made of ['public/covers', '.cache'])
    if (existsSync(made)) cpSync(made, path.join(place, made), { recursive: true });
  await inItsPlace('react-router', ['build']);
  // Its tests make their databases with these, newer ones included.
  rmSync(path.join(place, 'db/migrations'), { recursive: true });
  cpSync('db/migrations', path.join(place, 'db/migrations'), { recursive: true });
  const postgres = await startPostgres();
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
    await inItsPlace('vitest', ['run', '--project=requests', ...reporters, ...files], {
      TEST_DATABASE_URL: postgres.url,
      NODE_OPTIONS: `--import=${pathToFileURL(path.resolve('scripts/wide-numbers.ts')).href}`,
    });
  } finally {
    await postgres.stop();
  }
  console.log(`${git('log', '-1', '--format=%h of %as', commit)} works on the tables of this release.`);
} finally {
  git('worktree', 'remove', '--force', place);
}
