import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { registry } from '../../platform/telemetry/metrics.server.ts';
import { readFigures } from './gauges.server.ts';

/** The monitoring server of this process. Never on the port that visitors use. */
export interface WatchPost {
  port: number;
  close: () => Promise<void>;
}

/** The text of `/readyz`, and whether the process is ready. */
export type Readiness = 'ready' | 'leaving' | 'no database';

/** The server's clients: health probes and the metrics collector. */
interface Watched {
  readiness: () => Promise<Readiness>;
  queues: readonly string[];
}

/**
 * Opens a small server for `/metrics`, `/healthz` and `/readyz`.
 * @throws when the port is taken.
 */
export async function openWatchPost(host: string, port: number, watched: Watched): Promise<WatchPost> {
  const server = createServer((request, response) => {
    answer(request.url ?? '', response, watched).catch(() => say(response, 500, 'failed'));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(url: string, response: ServerResponse, { readiness, queues }: Watched): Promise<void> {
  if (url === '/healthz') return say(response, 200, 'ok');
  if (url !== '/readyz' && url !== '/metrics') return say(response, 404, 'not here');
  const state = await readiness();
  if (url === '/readyz') return say(response, state === 'ready' ? 200 : 503, state);
  const figures = await readFigures(queues, state === 'ready');
  response.writeHead(200, { 'Content-Type': registry.contentType }).end(figures);
}

function say(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain' }).end(words);
}
