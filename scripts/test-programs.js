// What the tests need beside packages of npm. As root on Debian it is installed.
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** Debian's programs that judge what the shop makes. Tests do without them, and say so. */
const TEST_PROGRAMS = [
  { program: 'qpdf', package: 'qpdf', without: 'the tests that have it judge PDF files are left out' },
  { program: 'pdftotext', package: 'poppler-utils', without: 'the tests that read PDF files are left out' },
  { program: 'promtool', package: 'prometheus', without: 'the rules for alerts are not tried' },
  { program: 'nginx', package: 'nginx-light', without: 'the test of many machines is left out' },
  { program: 'pgbouncer', package: 'pgbouncer', without: 'the test of many machines is left out' },
  { program: 'shellcheck', package: 'shellcheck', without: 'the script of deploy/ is not judged' },
  { program: 'yamllint', package: 'yamllint', without: 'the files of deploy/ are not judged' },
];

/** `run`, `say` and `fail` are those of the set-up. */
export async function findPrograms(how) {
  await findBrowser(how);
  findTestPrograms(how);
}

async function findBrowser({ run, say, fail }) {
  const known = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];
  if (process.env.CHROMIUM || known.some((file) => existsSync(file))) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    fail(
      'The browser tests need Chromium. Install it, or set CHROMIUM to the path of one, and run this again.',
    );
  }
  say('Installing Chromium for the browser tests …');
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']);
}

function findTestPrograms({ say }) {
  const missing = TEST_PROGRAMS.filter(
    ({ program }) => !['bin', 'sbin'].some((folder) => existsSync(`/usr/${folder}/${program}`)),
  );
  if (missing.length === 0) return;
  const packages = [...new Set(missing.map((each) => each.package))];
  // Debian's packages ask it before they start a service; one that is there already stays.
  const policy = '/usr/sbin/policy-rc.d';
  const own = process.getuid?.() === 0 && !existsSync(policy);
  try {
    if (process.getuid?.() !== 0) throw new Error('not root');
    say(`Installing ${packages.join(', ')} for the tests …`);
    if (own) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      stdio: 'ignore',
    });
  } catch {
    for (const { program, without } of missing) say(`Without ${program} ${without}.`);
  }
  if (own) rmSync(policy, { force: true });
}
