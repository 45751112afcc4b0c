import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { onStop } from './stopping.ts';
import { openDevServicesFor } from './dev-services.ts';
import { welcome } from './welcome.ts';

/** The shop for development: pages and server code reload as they are saved; jobs keep the code of the start. */
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const { ssr } = vite.environments;
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run server code here.');
const load = () => ssr.runner.import('/app/web.server.ts') as Promise<typeof import('../app/web.server.ts')>;

const { openShop, readEnvironment } = await load();
const { environment, street } = await openDevServicesFor(readEnvironment(process.env), readEnvironment);
const shop = await openShop(environment);
const staffPassword = await shop.prepareStaff();
await shop.startJobs();

createHttpServer((request, response) => {
  const answer = getRequestListener(async (asked) => {
    const { asSeenOutside, makeSite } = await load();
    return makeSite(environment, async () => 'ready').fetch(
      asSeenOutside(asked, request.socket.remoteAddress ?? 'unknown', environment),
    );
  });
  vite.middlewares(request, response, () => void answer(request, response));
}).listen(environment.PORT, environment.HOST, () => {
  for (const line of welcome(environment, street?.url, staffPassword)) console.log(line);
  console.log(`ready http://localhost:${environment.PORT}`);
});

onStop(async () => {
  await shop.close();
  await street?.close();
});
