import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Brings tables and queues up to date and ends, for processes that start with `MIGRATE_AT_START=no`. */
const { EnvironmentProblem, openShop, readEnvironment }: typeof import('../app/web.server.ts') = await import(
  pathToFileURL(path.resolve('build/server/index.js')).href
);

try {
  const shop = await openShop(readEnvironment({ ...process.env, MIGRATE_AT_START: 'yes' }));
  await shop.close();
  console.log('The tables are up to date.');
} catch (error) {
  if (!(error instanceof EnvironmentProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
