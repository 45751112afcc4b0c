import './scripts/own-folder.ts';
import { endLeanStart } from './scripts/lean-start.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { closable } from './scripts/closing.ts';
import { onStop } from './scripts/stopping.ts';
import { openDevServicesFor } from './scripts/dev-services.ts';
import { welcome } from './scripts/welcome.ts';
import { whyClosed } from './scripts/why-closed.ts';

/** The web process. The built shop is one module, so that it has one database; this file only starts and stops it. */
const shopModule: typeof import('./app/web.server.ts') = await import(
  pathToFileURL(path.resolve('build/server/index.js')).href
);

/** Long enough for whoever watches `/readyz` to send nobody here any more. */
const LEAVING_MS = 1_000;
const FINISHING_MS = 6_000;

async function main(): Promise<void> {
  const given = shopModule.readEnvironment(process.env);
  shopModule.makeDataFolder(given.DATA_DIR);
  const { environment, street } = await openDevServicesFor(given, shopModule.readEnvironment);
  const shop = await shopModule.openShop(environment);
  const generatedPassword = await shop.prepareStaff();
  await shop.openPages();
  if (!environment.DATABASE_URL) await shop.startJobs();
  await shop.openWatchPost();
  // The shop itself refuses a call without a host, in its own way.
  const server = createServer({ requireHostHeader: false }, shop.listener);
  shop.guard(server);
  server.listen(environment.PORT, environment.HOST, () => {
    for (const line of welcome(environment, street?.url, generatedPassword)) console.log(line);
    const { port } = server.address() as AddressInfo;
    console.log(`ready http://localhost:${port}`);
    endLeanStart();
    void shop.packPages();
  });
  server.on('error', explainAndExit);

  const closeServer = closable(server);
  onStop(async (signal) => {
    shop.leave();
    await closeServer(signal === 'SIGTERM' ? LEAVING_MS : 0, FINISHING_MS);
    await shop.close();
    await street?.close();
  });
}

function explainAndExit(error: unknown): never {
  const reason = whyClosed(error, shopModule);
  console.error(reason ? `\nThe shop cannot open.\n${reason}\n` : error);
  process.exit(1);
}

main().catch(explainAndExit);
