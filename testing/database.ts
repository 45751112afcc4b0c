import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Database } from '../app/platform/database/dialect.ts';
import { HOLD_BOOKS, holdBooks } from './hold-books.ts';
import { shopModule } from './shop-module.ts';

/** The folder with the prepared databases of the request tests. */
const CACHE = path.resolve('.cache/tests');

/** Whether ordered books are made or wait. */
export type Books = 'made' | 'held';

/** A fresh database with migrated, empty tables, and a function that removes it. */
export interface TestDatabase {
  variables: Record<string, string>;
  remove: () => Promise<void>;
}

/** Copies a prepared database: of the PostgreSQL server if one was started, otherwise of the embedded one. */
export async function freshDatabase(dataDir: string, books: Books = 'made'): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  return server ? freshOnServer(server, dataDir, books) : freshEmbedded(dataDir, books);
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

const preparedFolder = () => path.join(CACHE, `embedded-${migrationsDigest()}`);
const templateFolder = (books: Books) => path.join(preparedFolder(), books, 'postgres');

async function prepareEmbedded(): Promise<void> {
  const folder = preparedFolder();
  const done = path.join(folder, 'held', 'done');
  if (existsSync(done)) return;
  rmSync(CACHE, { recursive: true, force: true });
  await openOnce({ DATA_DIR: path.join(folder, 'made') });
  cpSync(templateFolder('made'), templateFolder('held'), { recursive: true });
  await openOnce({ DATA_DIR: path.join(folder, 'held') }, holdBooks);
  mkdirSync(done);
}

/** Opens a shop, which creates its tables, and closes it. */
async function openOnce(
  variables: Record<string, string>,
  work: (database: Database) => Promise<void> = async () => {},
): Promise<void> {
  const { openShop, readEnvironment } = await shopModule();
  const shop = await openShop(readEnvironment({ PORT: '0', STREET_PORT: '0', ...variables }));
  await work(shop.machine.database);
  await shop.close();
}

function freshEmbedded(dataDir: string, books: Books): TestDatabase {
  cpSync(templateFolder(books), path.join(dataDir, 'postgres'), { recursive: true });
  return {
    variables: { DATA_DIR: dataDir },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

const templateOnServer = (books: Books) => `shop_template_${books}`;

async function prepareServer(server: string): Promise<void> {
  const [made, held] = [templateOnServer('made'), templateOnServer('held')];
  for (const name of [made, held]) await onServer(server, `drop database if exists ${name}`);
  await onServer(server, `create database ${made}`);
  await openOnce({ DATA_DIR: path.join(CACHE, 'server'), DATABASE_URL: databaseUrl(server, made) });
  await onServer(server, `create database ${held} template ${made}`);
  await onServer(databaseUrl(server, held), ...HOLD_BOOKS);
}

async function freshOnServer(server: string, dataDir: string, books: Books): Promise<TestDatabase> {
  const name = `shop_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${templateOnServer(books)}`);
  return {
    variables: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl(server, name) },
    remove: async () => {
      await onServer(server, `drop database ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** An empty database on the server. */
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
    // PostgreSQL lets only one client copy a template at a time.
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
