import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { said } from '../testing/shop-process.ts';

/**
 * Lays out what `deploy/Dockerfile` puts into the image, beside the base system, and prints how many MB each part takes
 * unpacked. Then draws a book and opens the shop from there, to see that nothing is missing. Needs a built shop and npm's
 * registry or cache; fails above the limit.
 */
const LIMIT_MB = 360;
const DOCKERFILE = readFileSync('deploy/Dockerfile', 'utf8');

const stage = mkdtempSync(path.join(tmpdir(), 'image-'));
try {
  for (const file of ['package.json', 'package-lock.json', 'scripts/prune.js'])
    cpSync(file, path.join(stage, file));
  npmInstall();
  execFileSync('node', ['scripts/prune.js'], { cwd: stage });
  for (const part of copied()) cpSync(part, path.join(stage, part), { recursive: true });
  for (const [, command = ''] of DOCKERFILE.matchAll(/^RUN (rm .+)$/gm))
    execFileSync('sh', ['-c', command], { cwd: stage });
  rmSync(path.join(stage, 'package-lock.json'));
  const parts = readdirSync(stage).map((part) => ({ part, size: sizeOf(path.join(stage, part)) }));
  for (const { part, size } of parts.sort((a, b) => b.size - a.size))
    console.log(`${inMb(size)} MB  ${part}`);
  const total = Number(inMb(parts.reduce((sum, { size }) => sum + size, 0)));
  console.log(`${total} MB in all, beside the base system; at most ${LIMIT_MB}.`);
  drawBook();
  await openShop();
  console.log('A book was drawn and the shop opens.');
  process.exitCode = total > LIMIT_MB ? 1 : 0;
} finally {
  rmSync(stage, { recursive: true, force: true });
}

/** @throws when a part is missing that a book is drawn with. */
function drawBook(): void {
  const asked = [
    '--name',
    'Asha',
    '--story',
    'thor',
    '--photo',
    'comic/hero/fixtures/astronaut.jpg',
    '--out',
    path.join(stage, 'book'),
  ];
  execFileSync('node', ['scripts/book.ts', ...asked], { cwd: stage });
}

/** The keys are samples: nobody is called. @throws when the shop ends before it is ready. */
async function openShop(): Promise<void> {
  const keys = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET', 'CHAT_API_KEY'];
  const shop = spawn('node', ['server.ts'], {
    cwd: stage,
    env: {
      ...process.env,
      ...Object.fromEntries(keys.map((name) => [name, 'sample'])),
      PORT: '0',
      SMTP_URL: 'smtp://127.0.0.1:9',
      DATA_DIR: path.join(stage, 'data'),
    },
  });
  await said(shop, /^ready http/m);
  const ended = once(shop, 'exit');
  shop.kill();
  await ended;
}

function npmInstall(): void {
  const args = ['ci', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  execFileSync('npm', args, { cwd: stage, stdio: 'inherit' });
}

/** The last stage's own files, and what it takes from the stage that builds. */
function copied(): string[] {
  const last = DOCKERFILE.split('\nFROM ').at(-1) ?? '';
  return [...last.matchAll(/^COPY (?!--from=parts)(?:--from=build \/shop\/)?(.+) \S+$/gm)].flatMap(
    ([, from = '']) => from.split(' '),
  );
}

function sizeOf(file: string): number {
  const found = lstatSync(file);
  if (!found.isDirectory()) return found.size;
  return readdirSync(file).reduce((sum, name) => sum + sizeOf(path.join(file, name)), 0);
}

function inMb(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
