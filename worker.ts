import './scripts/own-folder.ts';
import { endLeanStart } from './scripts/lean-start.ts';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { onStop } from './scripts/stopping.ts';
import { findDevServicesFor } from './scripts/dev-services.ts';
import { whyClosed } from './scripts/why-closed.ts';

/** The job process of a shop on a PostgreSQL server. The list of jobs is `app/jobs.server.ts`. */
const shopModule: typeof import('./app/web.server.ts') = await import(
  pathToFileURL(path.resolve('build/server/index.js')).href
);
const { openShop, readEnvironment } = shopModule;

async function main(): Promise<void> {
  const given = readEnvironment(process.env);
  if (!given.DATABASE_URL) {
    console.error(
      'With the embedded database the web process does the jobs itself. Set DATABASE_URL to use a worker.',
    );
    process.exit(1);
  }
  const shop = await openShop(findDevServicesFor(given, readEnvironment));
  await shop.startJobs();
  await shop.openWatchPost();
  endLeanStart();
  console.log('working');

  onStop(() => {
    shop.leave();
    return shop.close();
  });
}

main().catch((error: unknown) => {
  const reason = whyClosed(error, shopModule);
  console.error(reason ? `\nThe worker cannot begin.\n${reason}\n` : error);
  process.exit(1);
});
