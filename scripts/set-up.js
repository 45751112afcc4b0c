// Runs before start, dev and test on whatever Node the machine has (20 or later), and does only what is due. `install` is
// the first part of it, for the image: what it installed is kept as long as the list of packages is the same.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const purpose = process.argv[2];
const bin = path.resolve('node_modules/.bin');
const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };

const STAMPS = 'node_modules/.cache/set-up.json';
const SHOP_SOURCES = [
  'app',
  'comic',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
];
const MODEL_SOURCES = ['scripts/build-models.ts', 'scripts/models', 'package-lock.json'];
const COVER_SOURCES = ['scripts/build-covers.ts', 'comic', 'package-lock.json'];

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

refuseOldNode();
const stamps = readStamps();
install();
if (purpose === 'install') process.exit();
findRuntime();
build('models', MODEL_SOURCES, '.cache/models', ['scripts/build-models.ts']);
build('covers', COVER_SOURCES, 'public/covers', ['scripts/build-covers.ts']);
if (purpose !== 'dev')
  build('shop', SHOP_SOURCES, 'build/server/index.js', ['node_modules/@react-router/dev/bin.cjs', 'build']);
if (purpose === 'test') {
  findBrowser();
  findTestPrograms();
}

function refuseOldNode() {
  if (Number(process.versions.node.split('.')[0]) >= 20) return;
  fail(
    `Node ${process.versions.node} is too old. Install Node 20 or later from https://nodejs.org and run this again.`,
  );
}

function readStamps() {
  return existsSync(STAMPS) ? JSON.parse(readFileSync(STAMPS, 'utf8')) : {};
}

function stamp(name, digest) {
  stamps[name] = digest;
  mkdirSync(path.dirname(STAMPS), { recursive: true });
  writeFileSync(STAMPS, JSON.stringify(stamps));
}

function install() {
  const due = digestOf(['package.json', 'package-lock.json']);
  if (stamps.install === due && existsSync('node_modules')) return;
  say('Installing what the shop is built from …');
  run('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']);
  for (const name of Object.keys(stamps)) delete stamps[name];
  stamp('install', due);
}

function findRuntime() {
  const version = execFileSync('node', ['--version'], { env, encoding: 'utf8' }).trim();
  if (Number(version.slice(1).split('.')[0]) >= 24) return;
  fail(
    `The shop runs on Node 24, and no such package exists for ${process.platform} ${process.arch}. Install Node 24 and run this again.`,
  );
}

function build(name, sources, product, command) {
  const due = digestOf(sources);
  if (stamps[name] === due && existsSync(product)) return;
  say(`Building the ${name} …`);
  run('node', command);
  stamp(name, due);
}

function findBrowser() {
  const known = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];
  if (process.env.CHROMIUM || known.some((file) => existsSync(file))) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    fail(
      'The browser tests need Chromium. Install it, or set CHROMIUM to the path of one, and run this again.',
    );
  }
  say('Installing Chromium for the browser tests …');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']);
}

function findTestPrograms() {
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

function digestOf(sources) {
  const hash = createHash('sha256');
  for (const file of sources
    .filter((source) => existsSync(source))
    .flatMap(filesIn)
    .sort()) {
    hash.update(file).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesIn(source) {
  if (!statSync(source).isDirectory()) return [source];
  return readdirSync(source, { withFileTypes: true }).flatMap((entry) =>
    filesIn(path.join(source, entry.name)),
  );
}

function run(command, args) {
  try {
    execFileSync(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
  } catch (error) {
    fail(`${command} ${args.join(' ')} failed:\n${String(error.stderr).trim()}`);
  }
}

function say(text) {
  console.log(text);
}

function fail(text) {
  console.error(`\n${text}\n`);
  process.exit(1);
}
