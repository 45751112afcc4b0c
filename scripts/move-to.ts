import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readEnvironment } from '../app/platform/environment/environment.server.ts';
import type { Database } from '../app/platform/database/dialect.ts';
import { accountOf } from './backup/account-of.ts';
import { load, makeQueues, refuseNewer } from './backup/load.ts';
import { type Manifest, readManifest } from './backup/manifest.ts';
import { embeddedExists, openDatabase } from './backup/open-database.ts';
import { command, Refusal } from './backup/refusal.ts';
import { rowsInTheWay } from './backup/rows-in-the-way.ts';
import { save } from './backup/save.ts';

/** `npm run move-to -- postgres://…`: the rows of the embedded database to a PostgreSQL server. */
await command(async () => {
  const [url, ...more] = process.argv.slice(2);
  if (!url || more.length > 0) throw new Refusal('npm run move-to -- postgres://USER:PASSWORD@HOST/DATABASE');
  const environment = readEnvironment(process.env);
  const { DATA_DIR } = readEnvironment({ ...process.env, DATABASE_URL: url });
  if (environment.DATABASE_URL)
    throw new Refusal('DATABASE_URL is set: this shop is on a PostgreSQL server already.');
  if (!embeddedExists(DATA_DIR)) throw new Refusal(`There is no embedded database in ${DATA_DIR}.`);
  const archive = path.join(DATA_DIR, `moving-${process.pid}.tar.gz`);
  const from = await openDatabase({ DATA_DIR });
  let manifest: Manifest;
  try {
    const to = await openDatabase({ DATA_DIR, DATABASE_URL: url });
    try {
      await refuseFull(to.database);
      await save(from.database, archive, new Date(), { beside: nothing(), withoutFiles: true });
      manifest = await readManifest(archive);
      refuseNewer(manifest);
      await makeQueues(to.boss, manifest.jobs.queues);
      await to.database.transaction((tx) => load(tx, archive, manifest));
    } finally {
      await to.close();
    }
  } finally {
    await rm(archive, { force: true });
    await from.close();
  }
  console.log(`Moved, and counted on both sides: ${accountOf(manifest)}.`);
  console.log(`Set DATABASE_URL to that address, start the shop, and node worker.ts beside it.`);
  console.log(
    `Photos, books and the secret stay in ${DATA_DIR}; the old database there is as it was, and goes out of date.`,
  );
});

async function refuseFull(database: Database): Promise<void> {
  const there = await rowsInTheWay(database);
  if (there)
    throw new Refusal(`That database is not empty (${there} is there). Make a new one: createdb shop.`);
}

/** The files of the shop stay where they are. */
async function* nothing(): AsyncGenerator<never> {}
