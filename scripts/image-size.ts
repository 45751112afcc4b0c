import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Lays out what `deploy/Dockerfile` puts into the image, beside the base system, and prints how many MB each part takes
 * unpacked. Then draws a book and opens the shop from there, to see that nothing is missing. Needs a built shop and npm's
 * registry or cache; fails above the limit.
 */
const LIMIT_MB = 360;
/** What the image leaves out of the build: the server never opens it. */
const LEFT_OUT = /^build[\\/]server[\\/]assets[\\/].*\.(wasm|onnx)$/;

const stage = mkdtempSync(path.join(tmpdir(), 'image-'));
try {
  for (const file of ['package.json', 'package-lock.json', 'scripts/prune.js'])
    cpSync(file, path.join(stage, file));
  npmInstall();
  execFileSync('node', ['scripts/prune.js'], { cwd: stage });
  for (const part of copied()) {
    cpSync(part, path.join(stage, part), { recursive: true, filter: (file) => !LEFT_OUT.test(file) });
  }
  rmSync(path.join(stage, 'package-lock.json'));
  const parts = readdirSync(stage).map((part) => ({ part, size: sizeOf(path.join(stage, part)) }));
  for (const { part, size } of parts.sort((a, b) => b.size - a.size))
    console.log(`${inMb(size)} MB  ${part}`);
  const total = Number(inMb(parts.reduce((sum, { size }) => sum + size, 0)));
  console.log(`${total} MB in all, beside the base system; at most ${LIMIT_MB}.`);
  drawBook();
  const opens = await openShop();
  console.log(opens ? 'A book was drawn and the shop opens.' : 'The shop does not open.');
  process.exitCode = total > LIMIT_MB || !opens ? 1 : 0;
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

/** @returns whether the shop says that it is ready. The keys are samples: nobody is called. */
async function openShop(): Promise<boolean> {
  const keys = Object.fromEntries(
    ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET', 'CHAT_API_KEY'].map((name) => [
      name,
      'sample',
    ]),
  );
  const shop = spawn('node', ['server.ts'], {
    cwd: stage,
    env: {
      ...process.env,
      ...keys,
      PORT: '0',
      SMTP_URL: 'smtp://127.0.0.1:9',
      DATA_DIR: path.join(stage, 'data'),
    },
  });
  let said = '';
  shop.stdout.on('data', (part: Buffer) => (said += part.toString()));
  const ended = once(shop, 'exit');
  while (shop.exitCode === null && !said.includes('ready http'))
    await Promise.race([once(shop.stdout, 'data'), ended]);
  shop.kill();
  await ended;
  return said.includes('ready http');
}

function npmInstall(): void {
  const args = ['ci', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  execFileSync('npm', args, { cwd: stage, stdio: 'inherit' });
}

/** The last stage's own files, and what it takes from the stage that builds. */
function copied(): string[] {
  const last = readFileSync('deploy/Dockerfile', 'utf8').split('\nFROM ').at(-1) ?? '';
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
