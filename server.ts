import { endLeanStart } from './scripts/lean-start.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { closable } from './scripts/closing.ts';
import { onStop } from './scripts/stopping.ts';
import { openStreetFor } from './scripts/street.ts';
import { welcome } from './scripts/welcome.ts';

/** The web process. The built shop is one module, so that it has one database; this file only starts and stops it. */
const shopModule: typeof import('./app/web.server.ts') = await import(
  pathToFileURL(path.resolve('build/server/index.js')).href
);

/** Long enough for whoever watches `/readyz` to send nobody here any more. */
const LEAVING_MS = 1_000;
const FINISHING_MS = 6_000;

async function main(): Promise<void> {
  const given = shopModule.readEnvironment(process.env);
  const { environment, street } = await openStreetFor(given, shopModule.readEnvironment);
  const shop = await shopModule.openShop(environment);
  const generatedPassword = await shop.prepareStaff();
  await shop.openPages();
  if (!environment.DATABASE_URL) await shop.startJobs();
  await shop.openWatchPost();
  const server = createServer(shop.listener);
  server.listen(environment.PORT, environment.HOST, () => {
    for (const line of welcome(environment, street?.url, generatedPassword)) console.log(line);
    const { port } = server.address() as AddressInfo;
    console.log(`ready http://localhost:${port}`);
    endLeanStart();
    void shop.packPages();
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE' ? `Port ${environment.PORT} is taken. Set PORT to another one.` : error,
    );
    process.exit(1);
  });

  const closeServer = closable(server);
  onStop(async (signal) => {
    shop.leave();
    await closeServer(signal === 'SIGTERM' ? LEAVING_MS : 0, FINISHING_MS);
    await shop.close();
    await street?.close();
  });
}

function explainAndExit(error: NodeJS.ErrnoException & { port?: number }): never {
  const expected = error instanceof shopModule.EnvironmentProblem || error instanceof shopModule.DataInUse;
  if (expected) console.error(`\nThe shop cannot open.\n${error.message}\n`);
  else if (error.code === 'EADDRINUSE')
    console.error(
      `\nThe shop cannot open.\nPort ${error.port} is taken. Set PORT, STREET_PORT or METRICS_PORT to another one.\n`,
    );
  else if (error.syscall === 'mkdir')
    console.error(`\nThe shop cannot open.\nDATA_DIR: no folder can be made there (${error.code}).\n`);
  else console.error(error);
  process.exit(1);
}

main().catch(explainAndExit);
