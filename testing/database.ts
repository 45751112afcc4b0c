import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Environment } from '../app/platform/environment.server.ts';
import { shopModule } from './shop-module.ts';

/** Where the prepared databases of the request tests stand. */
const CACHE = path.resolve('.cache/tests');

/** A fresh database that holds the migrated, empty tables, and how to be rid of it. */
export interface TestDatabase {
  variables: Record<string, string>;
  remove: () => Promise<void>;
}

/** Copies a prepared database: of the PostgreSQL server when one was started, else of the embedded one. */
export async function freshDatabase(dataDir: string): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? freshOnServer(server, dataDir) : freshEmbedded(dataDir);
}

/** Prepares what `freshDatabase` copies. Called once before all request tests. */
export async function prepareDatabases(): Promise<void> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server) await prepareServer(server);
  else await prepareEmbedded();
}

function migrationsDigest(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync('db/migrations')
    .filter((file) => file.endsWith('.sql'))
    .sort()) {
    hash.update(name).update(readFileSync(path.join('db/migrations', name)));
  }
  hash.update(readFileSync('package-lock.json'));
  return hash.digest('hex').slice(0, 16);
}

const templateFolder = () => path.join(CACHE, `embedded-${migrationsDigest()}`);

async function prepareEmbedded(): Promise<void> {
  const folder = templateFolder();
  if (existsSync(path.join(folder, 'done'))) return;
  rmSync(CACHE, { recursive: true, force: true });
  const { openShop } = await shopModule();
  const shop = await openShop(await environmentFor({ DATA_DIR: folder }));
  await shop.close();
  mkdirSync(path.join(folder, 'done'));
}

function freshEmbedded(dataDir: string): TestDatabase {
  cpSync(path.join(templateFolder(), 'postgres'), path.join(dataDir, 'postgres'), { recursive: true });
  return {
    variables: { DATA_DIR: dataDir },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

const TEMPLATE = 'shop_template';

async function prepareServer(server: string): Promise<void> {
  await onServer(server, `drop database if exists ${TEMPLATE}`, `create database ${TEMPLATE}`);
  const { openShop } = await shopModule();
  const dataDir = path.join(CACHE, 'server');
  const shop = await openShop(
    await environmentFor({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl(server, TEMPLATE) }),
  );
  await shop.close();
}

async function freshOnServer(server: string, dataDir: string): Promise<TestDatabase> {
  const name = `shop_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${TEMPLATE}`);
  return {
    variables: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl(server, name) },
    remove: async () => {
      await onServer(server, `drop database ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A database of the server with nothing in it. */
export async function emptyDatabase(server: string): Promise<{ url: string; remove: () => Promise<void> }> {
  const name = `shop_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  return {
    url: databaseUrl(server, name),
    remove: () => onServer(server, `drop database ${name} with (force)`),
  };
}

export async function onServer(server: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    // A template may have one copier at a time.
    await client.query('select pg_advisory_lock(1)');
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function environmentFor(variables: Record<string, string>): Promise<Environment> {
  const { readEnvironment } = await shopModule();
  return readEnvironment({ PORT: '0', STREET_PORT: '0', ...variables });
}
