// Runs before start, dev and test on whatever Node the machine has (20 or later), and does only what is due. `install` is
// the first part of it, for the image: what it installed is kept as long as the list of packages is the same.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const purpose = process.argv[2];
const bin = path.resolve('node_modules/.bin');
const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };

const INSTALL =
  'ci --include=dev --include=optional --no-audit --no-fund --no-update-notifier --loglevel=error'.split(' ');

const STAMPS = 'node_modules/.cache/set-up.json';
const MODEL_SOURCES = ['scripts/build-models.ts', 'scripts/models', 'package-lock.json'];
const SHOP_SOURCES = [
  ...MODEL_SOURCES,
  'scripts/packed-files.ts',
  'app',
  'comic',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
];
const COVER_SOURCES = [
  'scripts/build-covers.ts',
  'scripts/samples',
  'comic',
  'app/shop/product',
  'package-lock.json',
];

/** What works at the moment. Whoever is told to end waits for it: another start would find its files half there. */
let working;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    if (!working) process.exit(1);
    working.kill(signal);
  });

refuseOldNode();
refuseFolder();
await waitForOthers();
const stamps = readStamps();
await install();
if (purpose === 'install') process.exit();
await build('models', MODEL_SOURCES, '.cache/models', ['scripts/build-models.ts']);
await build('covers', COVER_SOURCES, 'public/covers', ['scripts/build-covers.ts']);
if (purpose !== 'dev')
  await build('shop', SHOP_SOURCES, 'build/server/index.js', [
    'node_modules/@react-router/dev/bin.cjs',
    'build',
  ]);
if (purpose === 'test') {
  const { findPrograms } = await import('./test-programs.js');
  await findPrograms({ run, say, fail });
}

function refuseOldNode() {
  if (Number(process.versions.node.split('.')[0]) >= 20) return;
  fail(
    `Node ${process.versions.node} is too old. Install Node 20 or later from https://nodejs.org and run this again.`,
  );
}

/** Vite and Tailwind take these for signs of an address. */
function refuseFolder() {
  const [sign] = /[#?%]/.exec(process.cwd()) ?? [];
  if (sign)
    fail(
      `The path of this folder has a “${sign}” in it, with which the shop cannot be built. Move it to a folder without one.`,
    );
}

/** Two at once would take each other's files away. The name that they share goes with the process that holds it. */
async function waitForOthers() {
  if (process.platform !== 'linux') return;
  const name = `\0set-up-${createHash('sha256').update(process.cwd()).digest('hex')}`;
  for (let waits = 0; !(await isMine(name)); waits++) {
    if (waits === 0) say('Another start is setting the shop up. This one waits for it …');
    await pause(500);
  }
}

function isMine(name) {
  return new Promise((resolve) => {
    const server = createServer().once('error', ({ code }) => resolve(code !== 'EADDRINUSE'));
    server.listen(name, () => resolve(true)).unref();
  });
}

function readStamps() {
  return existsSync(STAMPS) ? JSON.parse(readFileSync(STAMPS, 'utf8')) : {};
}

/** Without a digest it is due again. */
function stamp(name, digest) {
  stamps[name] = digest;
  mkdirSync(path.dirname(STAMPS), { recursive: true });
  writeFileSync(STAMPS, JSON.stringify(stamps));
}

async function install() {
  const due = digestOf(['package.json', 'package-lock.json']);
  const isThere = stamps.install === due && existsSync('node_modules');
  if (!isThere) {
    say('Installing what the shop is built from …');
    await run('npm', INSTALL, cacheOfNpm());
    for (const name of Object.keys(stamps)) delete stamps[name];
  }
  findRuntime();
  if (!isThere) stamp('install', due);
}

/** The user's own, or one in the shop's folder for a user who has no home to keep it in. */
function cacheOfNpm() {
  let folder = process.env.npm_config_cache ?? path.join(homedir(), '.npm');
  while (!existsSync(folder)) folder = path.dirname(folder);
  try {
    accessSync(folder, constants.W_OK);
    return {};
  } catch {
    return { npm_config_cache: path.resolve('.cache/npm') };
  }
}

/** The package of it is one that npm leaves out without a word, when there is none for this machine or it does not come. */
function findRuntime() {
  const version = execFileSync('node', ['--version'], { env, encoding: 'utf8' }).trim();
  if (Number(version.slice(1).split('.')[0]) >= 24) return;
  const name = `node-${process.platform}-${process.arch}`;
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  fail(
    name in optionalDependencies
      ? 'Node 24, on which the shop runs, did not arrive with the other packages. Look at your connection and run this again.'
      : `The shop runs on Node 24, and no such package exists for ${process.platform} ${process.arch}. Install Node 24 and run this again.`,
  );
}

async function build(name, sources, product, command) {
  const due = digestOf(sources);
  if (stamps[name] === due && existsSync(product)) return;
  say(`Building the ${name} …`);
  stamp(name, undefined);
  await run('node', command);
  stamp(name, due);
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

async function run(command, args, more = {}) {
  working = spawn(command, args, { env: { ...env, ...more }, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => {
    working.once('error', resolve).once('close', resolve);
  });
  const words = await text(working.stderr);
  const outcome = await ended;
  if (working.killed) process.exit(1);
  working = undefined;
  if (outcome !== 0)
    fail(
      `${command} ${args.join(' ')} failed:\n${outcome instanceof Error ? outcome.message : words.trim()}`,
    );
}

function say(text) {
  console.log(text);
}

function fail(text) {
  console.error(`\n${text}\n`);
  process.exit(1);
}
