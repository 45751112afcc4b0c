import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { readMigrations } from '../app/platform/database/migrate.server.ts';
import { openDevServices, shopVariables } from '../dev/dev-services.ts';
import { emptyDatabase } from './database.ts';
import { freePorts, startWeb, startWorker } from './shop-process.ts';

const SERVER = process.env['TEST_DATABASE_URL'];

it.runIf(SERVER)(
  'processes that start at once on an empty database make everything once, and are ready',
  async () => {
    const database = await emptyDatabase(SERVER ?? '');
    const street = await openDevServices({
      port: 0,
      dataDir: mkdtempSync(path.join(tmpdir(), 'shop-street-')),
    });
    const variables = async () => ({
      ...(await freePorts()),
      ...shopVariables(street),
      DATA_DIR: mkdtempSync(path.join(tmpdir(), 'shop-together-')),
      DATABASE_URL: database.url,
      SESSION_SECRET: 'one secret for all processes of a shop',
      ADMIN_PASSWORD: 'one password for all processes',
      MIGRATE_AT_START: 'yes',
    });
    const [one, other, third] = [await variables(), await variables(), await variables()];
    const starts = [startWeb(one), startWeb(other), startWorker(third)];
    const started = (await Promise.allSettled(starts)).flatMap((each) =>
      each.status === 'fulfilled' ? [each.value] : [],
    );
    const client = new pg.Client({ connectionString: database.url });
    try {
      await Promise.all(starts);
      for (const { PORT } of [one, other])
        expect((await fetch(`http://localhost:${PORT}/readyz`)).status).toBe(200);
      await client.connect();
      const { rows } = await client.query(`
      select (select json_agg(name order by name) from migrations) as migrations,
        (select count(*)::int from staff where role = 'owner') as owners,
        (select count(*)::int from coupons) as coupons`);
      expect(rows).toEqual([
        { migrations: readMigrations('db/migrations').map(({ name }) => name), owners: 1, coupons: 4 },
      ]);
    } finally {
      await client.end();
      await Promise.all(started.map(({ kill }) => kill('SIGKILL')));
      await street.close();
      await database.remove();
    }
  },
);
