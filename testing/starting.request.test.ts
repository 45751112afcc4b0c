import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AskingWithoutEnd, BROWSERS } from './asking-without-end.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { freePorts, type ShopProcess, startShop } from './shop-process.ts';
import { slowdown } from './slowdown.ts';
import { Visitor } from './visitor.ts';

/** The limit on an idle machine. */
const READY_LIMIT_MS = 5_000;
const REFUSAL_LIMIT_MS = 2_000;
const LEAVING_LIMIT_MS = 15_000;
/** The longest time from the end of the process until every browser has been refused. */
const SHUT_LIMIT_MS = 2_000;

let database: TestDatabase;
let variables: Record<string, string>;
const running: ShopProcess[] = [];

async function start(more: Record<string, string> = {}, flags?: readonly string[]): Promise<ShopProcess> {
  const shop = await startShop({ ...variables, ...(await freePorts()), ...more }, undefined, flags);
  running.push(shop);
  return shop;
}

/** The output of a command, whether it succeeds or fails. */
async function staffCommand(...words: string[]): Promise<string> {
  const env = { ...process.env, ...variables };
  return promisify(execFile)('node', ['scripts/staff.ts', ...words], { env }).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  );
}

beforeAll(async () => {
  database = await freshDatabase(mkdtempSync(path.join(tmpdir(), 'shop-start-')));
  variables = database.variables;
});

afterAll(async () => {
  for (const shop of running) await shop.kill();
  await database.remove();
});

const isOpen = ({ processes }: ShopProcess) =>
  processes.every(({ exitCode, signalCode }) => exitCode === null && signalCode === null);

/** The shop that an earlier test left open, or a new one. */
const open = async (): Promise<ShopProcess> => running.findLast(isOpen) ?? start();

/** Ends what earlier tests left open. */
async function closeAll(): Promise<void> {
  for (const shop of running.filter(isOpen)) await shop.kill('SIGTERM');
}

describe('npm start', () => {
  it.skipIf(process.env['TEST_DATABASE_URL'])(
    'keeps a second process away from the embedded data',
    async () => {
      const first = await open();
      const before = slowdown();
      const started = performance.now();
      await expect(start()).rejects.toThrow(/Another shop is already running on .*set DATA_DIR/);
      const took = performance.now() - started;
      expect(took).toBeLessThan(REFUSAL_LIMIT_MS * Math.max(before, slowdown()));
      expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
      await first.kill('SIGKILL');
      expect((await fetch(`${(await start()).url}/readyz`)).status).toBe(200);
    },
  );

  it('answers every accepted request when it is stopped under load, and exits in time', async () => {
    const shop = await open();
    const asking = new AskingWithoutEnd(shop.url);
    await expect.poll(() => asking.account.answered).toBeGreaterThan(50);
    const before = asking.account.answered;
    const began = performance.now();
    const limit = LEAVING_LIMIT_MS * slowdown();
    const code = await Promise.race([shop.kill('SIGTERM'), pause(limit, 'still there')]);
    const took = performance.now() - began;
    const { answered, dropped, refused } = await asking.end(SHUT_LIMIT_MS * slowdown());
    expect({ code, dropped, refused }).toEqual({ code: 0, dropped: [], refused: BROWSERS });
    expect(answered).toBeGreaterThan(before);
    expect(took).toBeLessThan(limit);
  });

  it(`is ready within ${READY_LIMIT_MS / 1000} s of a warm start and answers`, async () => {
    if (running.length === 0) await start();
    await closeAll();
    const before = slowdown();
    const started = performance.now();
    const shop = await start({}, []);
    const took = performance.now() - started;
    const slow = Math.max(before, slowdown());
    expect((await fetch(`${shop.url}/`)).status).toBe(200);
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
    expect((await fetch(`${shop.streetUrl}/mail`)).status).toBe(200);
    expect(took).toBeLessThan(READY_LIMIT_MS * slow);
  });

  it('announces its shutdown, finishes open requests and closes idle connections', async () => {
    const shop = await open();
    const port = Number(new URL(shop.url).port);
    const silent = connect(port, '127.0.0.1');
    const slow = connect(port, '127.0.0.1');
    let answer = '';
    slow.on('data', (text) => (answer += text.toString()));
    const form = 'rating=&name=&email=&message=Slowly';
    const head = [
      'POST /feedback HTTP/1.1',
      `Host: localhost:${port}`,
      `Origin: ${shop.url}`,
      'Content-Type: application/x-www-form-urlencoded',
      `Content-Length: ${form.length}`,
    ];
    slow.write(`${head.join('\r\n')}\r\n\r\n${form.slice(0, 9)}`);
    await fetch(`${shop.url}/healthz`);
    const gone = shop.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${shop.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${shop.url}/about`)).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    slow.write(form.slice(9));
    expect(await gone).toBe(0);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toMatch(/^connection: close/im);
    expect(answer).toContain('Your feedback is on our drawing table');
    silent.destroy();
  });

  it('explains which settings prevent the start', async () => {
    await expect(start({ PORT: 'three' })).rejects.toThrow(/PORT/);
    await expect(start({ DATA_DIR: '/proc/nothing' })).rejects.toThrow(/DATA_DIR: no folder can be made/);
  });

  it('refuses to start with a damaged secret', async () => {
    await closeAll();
    const secret = path.join(variables['DATA_DIR'] ?? '', 'session-secret');
    const whole = existsSync(secret) ? readFileSync(secret) : undefined;
    writeFileSync(secret, '');
    await expect(start()).rejects.toThrow(/session-secret is damaged/);
    if (whole) writeFileSync(secret, whole);
    else rmSync(secret);
  });
});

describe('npm run staff', () => {
  it('lets an owner back in who forgot the password', async () => {
    await closeAll();
    const own = await freshDatabase(mkdtempSync(path.join(tmpdir(), 'shop-start-')));
    variables = own.variables;
    const ports = await freePorts();
    const first = await start({ ...ports, ADMIN_PASSWORD: 'forgotten-long-ago' });
    const running = await staffCommand('reset', 'owner@nanheveer.example');
    expect(running).toMatch(
      variables['DATABASE_URL'] ? /\/admin\/join\?token=/ : /Another shop is already running/,
    );
    await first.kill('SIGTERM');
    expect(await staffCommand('reset', 'nobody@nanheveer.example')).toContain(
      'Nobody at nobody@nanheveer.example',
    );
    expect(await staffCommand('open')).toContain('npm run staff -- reset');
    const [, token = ''] =
      /token=([\w-]{43})\n/.exec(await staffCommand('reset', 'owner@nanheveer.example')) ?? [];
    const shop = await start({ ...ports, ADMIN_PASSWORD: 'forgotten-long-ago' });
    const password = 'monsoon-kite-and-7-crows';
    const post = async (path: string, fields: Record<string, string>) =>
      (await new Visitor(shop.url).postForm(path, fields)).status;
    expect(await post('/admin/join', { token, password })).toBe(200);
    expect(await post('/admin', { password: 'forgotten-long-ago' })).toBe(401);
    expect(await post('/admin', { password })).toBe(200);
    await shop.kill();
    await own.remove();
  });
});
