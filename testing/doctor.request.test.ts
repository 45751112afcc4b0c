import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockData } from '../app/platform/database/data-lock.server.ts';
import { embeddedFolder, openDatabase } from '../scripts/backup/open-database.ts';
import { freshDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
let dataDir: string;
const onServer = process.env['TEST_DATABASE_URL'] !== undefined;

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'shop-doctor-'));
  database = await freshDatabase(dataDir);
});
afterEach(() => database.remove());

async function doctor(variables: Record<string, string> = {}): Promise<{ code: number; words: string }> {
  const env = { ...process.env, ...database.variables, ...variables };
  return promisify(execFile)('node', ['scripts/doctor.ts'], { env }).then(
    ({ stdout }) => ({ code: 0, words: stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, words: stdout }),
  );
}

describe('npm run doctor', () => {
  it('passes a healthy shop', async () => {
    writeFileSync(path.join(dataDir, 'session-secret'), 'x'.repeat(43), { mode: 0o600 });
    const { code, words } = await doctor();
    expect(words).toMatch(/^ok +database/m);
    expect(words).toMatch(/^ok +migrations +all \d+ ran/m);
    expect(words).toMatch(/^ok +clock/m);
    expect(words).toMatch(/^ok +storage/m);
    expect(words).toMatch(/^ok +keys/m);
    expect([code, words.trim().split('\n').at(-1)]).toEqual([0, 'The shop is well.']);
  });

  it('reports every problem in one run', async () => {
    const open = await openDatabase({ DATA_DIR: dataDir, ...database.variables });
    await open.database.execute(sql`delete from migrations where name like '0001_%'`);
    await open.close();
    writeFileSync(path.join(dataDir, 'session-secret'), 'half', { mode: 0o600 });
    writeFileSync(path.join(dataDir, 'files'), 'in the way of the folder');
    chmodSync(dataDir, 0o755);
    const { code, words } = await doctor();
    expect(words).toMatch(/^wrong +migrations +1 of/m);
    expect(words).toMatch(/^wrong +storage .*does not keep files/m);
    expect(words).toMatch(/^wrong +storage .*open to other users/m);
    expect(words).toMatch(/^wrong +keys .*damaged/m);
    expect([code, words.trim().split('\n').at(-1)]).toEqual([1, '4 to mend.']);
  });

  it('reports a folder that cannot be created, and leaves no test folder behind', async () => {
    const never = await doctor({ DATA_DIR: '/proc/shop', DATABASE_URL: '' });
    expect(never.words).toMatch(/^wrong +storage +\/proc\/shop does not keep files: ENOENT/m);
    expect(never.code).toBe(1);
    const { words } = await doctor({ DATA_DIR: path.join(dataDir, 'new/shop'), DATABASE_URL: '' });
    expect(words).toMatch(/^note +storage .*is made at the first start/m);
    expect(existsSync(path.join(dataDir, 'new'))).toBe(false);
  });

  it('reports wrong settings, and an unreachable server without its password', async () => {
    expect((await doctor({ PORT: 'three' })).words).toMatch(/^wrong +settings +PORT/m);
    const { code, words } = await doctor({ DATABASE_URL: 'postgres://shop:Secret-77@127.0.0.1:1/shop' });
    expect(words).toMatch(/^wrong +database +Nothing answers at PostgreSQL at 127\.0\.0\.1:1\/shop/m);
    expect(words).not.toContain('Secret-77');
    expect(code).toBe(1);
  });

  it.skipIf(onServer)('leaves the embedded database of a running shop alone', async () => {
    const unlock = lockData(embeddedFolder(dataDir));
    const { code, words } = await doctor();
    unlock();
    expect(words).toMatch(/^note +database +in use by the shop/m);
    expect(code).toBe(0);
  });
});
