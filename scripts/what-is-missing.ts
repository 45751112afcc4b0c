import { execFileSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { startPostgres } from './postgres.ts';

/** What copies of databases, builds and pictures of the tests take. */
const LEAST_ROOM_GB = 3;
const CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];

/**
 * Checks the prerequisites of the tests before they begin, which takes some seconds.
 * @returns one plain sentence for each thing that is missing.
 */
export async function whatIsMissing(): Promise<string[]> {
  return [room(), browser(), await database()].filter((each) => each !== null);
}

function room(): string | null {
  const { bavail, bsize } = statfsSync(path.resolve('.'));
  const free = (bavail * bsize) / 1024 ** 3;
  if (free >= LEAST_ROOM_GB) return null;
  return `The tests need ${LEAST_ROOM_GB} GB of free disk; there are ${free.toFixed(1)} GB.`;
}

function browser(): string | null {
  const program = process.env['CHROMIUM'] ?? CHROMIUM.find((file) => existsSync(file));
  if (!program) return 'The browser tests need Chromium. Install it, or set CHROMIUM to its path.';
  try {
    const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', 'about:blank'];
    execFileSync(program, flags, { stdio: 'ignore', timeout: 30_000 });
    return null;
  } catch {
    return `The browser of the tests, ${program}, does not start.`;
  }
}

async function database(): Promise<string | null> {
  try {
    await (await startPostgres()).stop();
    return null;
  } catch (error) {
    return `PostgreSQL for the tests does not start: ${error instanceof Error ? error.message : String(error)}`;
  }
}
