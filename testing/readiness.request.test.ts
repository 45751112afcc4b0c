import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { machine } from '../app/platform/runtime/runtime.server.ts';
import { until } from './buying.ts';
import { emptyDatabase, onServer } from './database.ts';
import { freePorts, startWeb } from './shop-process.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

const SERVER = process.env['TEST_DATABASE_URL'] ?? '';
/** All connections that the shop has for its visitors. */
const CONNECTIONS = 10;

describe.runIf(SERVER)('a process on a PostgreSQL server', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  it('is ready while all of its connections are in use', async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    let taken = 0;
    const all = Array.from({ length: CONNECTIONS }, () =>
      machine().database.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        taken += 1;
        await held;
      }),
    );
    try {
      await until(async () => taken === CONNECTIONS);
      const asked = Array.from({ length: 20 }, () => shop.visitor().get('/readyz'));
      expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200));
    } finally {
      letGo();
      await Promise.all(all);
    }
  });

  it('is not ready while the server refuses connections, and recovers afterwards', async () => {
    const database = await emptyDatabase(SERVER);
    const ports = await freePorts();
    const web = await startWeb({
      ...ports,
      DATA_DIR: mkdtempSync(path.join(tmpdir(), 'shop-ready-')),
      DATABASE_URL: database.url,
    });
    const ready = async () => {
      const answer = await fetch(`http://localhost:${ports.PORT}/readyz`);
      return `${answer.status} ${await answer.text()}`;
    };
    const name = new URL(database.url).pathname.slice(1);
    try {
      expect(await ready()).toBe('200 ready');
      await onServer(
        SERVER,
        `alter database ${name} allow_connections false`,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      );
      expect(await ready()).toBe('503 no database');
      await onServer(SERVER, `alter database ${name} allow_connections true`);
      await until(async () => (await ready()) === '200 ready');
    } finally {
      await web.kill('SIGKILL');
      await database.remove();
    }
  });
});
