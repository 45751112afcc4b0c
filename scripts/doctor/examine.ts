import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { DataInUse } from '../../app/platform/database/data-lock.server.ts';
import {
  type Environment,
  EnvironmentProblem,
  readEnvironment,
} from '../../app/platform/environment/environment.server.ts';
import { filesFolder } from '../../app/platform/files/files.server.ts';
import type { Database } from '../../app/platform/database/dialect.ts';
import { DamagedData } from '../../app/platform/database/damaged-data.server.ts';
import { makeFolder } from '../../app/platform/database/make-folder.server.ts';
import { ranMigrations, readMigrations } from '../../app/platform/database/migrate.server.ts';
import { openStore } from '../../app/platform/files/open-files.server.ts';
import { readSettings } from '../../app/platform/settings/shop-settings.server.ts';
import { diskOfShop } from '../../app/platform/telemetry/disk-space.server.ts';
import { codeOf, placeOf } from '../backup/database-away.ts';
import { SECRET } from '../backup/manifest.ts';
import { embeddedExists, openDatabase } from '../backup/open-database.ts';
import { type Finding, note, ok, wrong } from './finding.ts';
import {
  clockFinding,
  isOpen,
  machinesFinding,
  migrationsFinding,
  paymentKeyFinding,
  privacyFinding,
  replicaFinding,
  secondFactorFinding,
  secretFinding,
  settingsFinding,
  spaceFinding,
  storageFinding,
  unreachableFinding,
} from './rules.ts';

/** Looks at everything the shop stands on, and changes nothing. */
export async function examine(variables: Record<string, string | undefined>): Promise<Finding[]> {
  let environment: Environment;
  try {
    environment = readEnvironment(variables);
  } catch (error) {
    if (!(error instanceof EnvironmentProblem)) throw error;
    return [
      wrong('settings', error.message, 'Mend these variables (docs/settings.md) and ask the doctor again.'),
    ];
  }
  return [
    settingsFinding(environment),
    ...(await database(environment)),
    ...(await besideDatabase(environment)),
    ...machinesFinding(environment),
    ...(await storage(environment)),
    ...keys(environment),
    await space(environment),
  ];
}

async function database(environment: Environment): Promise<Finding[]> {
  const { DATA_DIR } = environment;
  const DATABASE_URL = environment.DATABASE_DIRECT_URL ?? environment.DATABASE_URL;
  if (!DATABASE_URL && !embeddedExists(DATA_DIR))
    return [note('database', `none yet in ${DATA_DIR}; the first start makes it`)];
  try {
    const { database, close } = await openDatabase(environment);
    try {
      return [
        ok('database', DATABASE_URL ? placeOf(DATABASE_URL) : `embedded, in ${DATA_DIR}`),
        ...(await insideOf(database, environment.SHOP_MODE)),
      ];
    } finally {
      await close();
    }
  } catch (error) {
    if (error instanceof DataInUse)
      return [note('database', `in use by the shop on ${DATA_DIR}; stop it to have the doctor look inside`)];
    if (error instanceof DamagedData) return [wrong('database', error.problem, error.mend)];
    if (!DATABASE_URL) throw error;
    return [unreachableFinding(codeOf(error), placeOf(DATABASE_URL))];
  }
}

/** The pooler before the database and the replica behind it, where there are any. */
async function besideDatabase({
  DATA_DIR,
  DATABASE_URL,
  DATABASE_DIRECT_URL,
  DATABASE_REPLICA_URL,
}: Environment): Promise<Finding[]> {
  const ask = async (url: string, judge: (inRecovery: boolean) => Finding): Promise<Finding> => {
    try {
      const { database, close } = await openDatabase({ DATA_DIR, DATABASE_URL: url });
      try {
        const { rows } = await database.execute<{ following: boolean }>(
          sql`select pg_is_in_recovery() as following`,
        );
        return judge(rows[0]?.following === true);
      } finally {
        await close();
      }
    } catch (error) {
      return unreachableFinding(codeOf(error), placeOf(url));
    }
  };
  return [
    ...(DATABASE_URL && DATABASE_DIRECT_URL ? [await ask(DATABASE_URL, () => ok('pooler', 'answers'))] : []),
    ...(DATABASE_REPLICA_URL ? [await ask(DATABASE_REPLICA_URL, replicaFinding)] : []),
  ];
}

async function insideOf(database: Database, mode: Environment['SHOP_MODE']): Promise<Finding[]> {
  const before = Date.now();
  const { rows: clock } = await database.execute<{ ms: string }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::text as ms`,
  );
  const ahead = Number(clock[0]?.ms) - (before + Date.now()) / 2;
  const migrations = migrationsFinding(
    readMigrations(path.resolve('db/migrations')),
    await ranMigrations(database),
  );
  if (migrations.state !== 'ok') return [migrations, clockFinding(ahead)];
  const { secondFactorRequired } = await readSettings(database);
  return [migrations, clockFinding(ahead), ...secondFactorFinding(secondFactorRequired, mode)];
}

async function storage(environment: Environment): Promise<Finding[]> {
  const { DATA_DIR, S3_ENDPOINT } = environment;
  const place = S3_ENDPOINT ?? filesFolder(DATA_DIR);
  if (!existsSync(DATA_DIR)) {
    const problem = await problemOf(tryMaking(path.resolve(DATA_DIR)));
    if (problem) return [storageFinding(problem, DATA_DIR)];
    if (!S3_ENDPOINT) return [note('storage', `${DATA_DIR} is made at the first start`)];
  }
  const problem = await problemOf(S3_ENDPOINT ? tryStore(environment) : tryFolder(place));
  return [storageFinding(problem, place), ...(existsSync(DATA_DIR) ? privacyOf(DATA_DIR) : [])];
}

const problemOf = (trial: Promise<void>): Promise<string | undefined> => trial.then(() => undefined, codeOf);

/** Creates a folder with its missing parents, then removes all that it created. */
async function tryMaking(folder: string): Promise<void> {
  const missing: string[] = [];
  for (let above = folder; !existsSync(above); above = path.dirname(above)) missing.unshift(above);
  const made: string[] = [];
  try {
    for (const each of missing) {
      await mkdir(each, { mode: 0o700 });
      made.unshift(each);
    }
  } finally {
    for (const each of made) await rmdir(each);
  }
}

function privacyOf(folder: string): Finding[] {
  const modeOf = (name: string) => statSync(path.join(folder, name)).mode;
  return privacyFinding(
    modeOf('.'),
    folder,
    readdirSync(folder).filter((name) => isOpen(modeOf(name))),
  );
}

async function tryStore(environment: Environment): Promise<void> {
  const store = openStore(environment);
  const key = `doctor/${randomUUID()}.txt`;
  await store.put(key, new TextEncoder().encode(key), 'text/plain');
  const back = await store.get(key);
  await store.remove(key);
  if (new TextDecoder().decode(back) !== key) throw new Error('what was written does not come back');
}

async function tryFolder(folder: string): Promise<void> {
  makeFolder(folder, 0o700);
  const file = path.join(folder, `doctor-${randomUUID()}`);
  await writeFile(file, file, { mode: 0o600, flush: true });
  const back = await readFile(file, 'utf8');
  await rm(file);
  if (back !== file) throw new Error('what was written does not come back');
}

function keys({ SESSION_SECRET, DATA_DIR, RAZORPAY_KEY_ID, SHOP_MODE }: Environment): Finding[] {
  const file = path.join(DATA_DIR, SECRET);
  const there = existsSync(file);
  return [
    SESSION_SECRET
      ? ok('keys', 'SESSION_SECRET is set')
      : secretFinding(there ? readFileSync(file, 'utf8') : undefined, there ? statSync(file).mode : 0, file),
    ...paymentKeyFinding(RAZORPAY_KEY_ID, SHOP_MODE),
  ];
}

async function space(environment: Environment): Promise<Finding> {
  const DATA_DIR = existsSync(environment.DATA_DIR) ? environment.DATA_DIR : '.';
  const disk = await diskOfShop({ ...environment, DATA_DIR });
  return disk
    ? spaceFinding(Math.floor(disk.free / 1024 / 1024), DATA_DIR)
    : ok('disk', 'rows and files are elsewhere');
}
