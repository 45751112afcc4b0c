import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long a connection may take to ask for something once the server closes. */
const QUIET_MS = 500;
/** Longer than balancers keep a connection that asks nothing: they must not send a request into one that is closing. */
const KEPT_ALIVE_MS = 65_000;

/**
 * Prepares a server for standing behind a balancer, and for being closed without dropping what it took on.
 * @returns the function that ends each connection with its next answer, takes no more of them after `leavingMs`
 *   and resolves when every request under way is answered, or `limitMs` later. Browsers open connections on a
 *   guess and ask nothing: they are not waited for.
 */
export function closable(server: Server): (leavingMs: number, limitMs: number) => Promise<void> {
  server.keepAliveTimeout = KEPT_ALIVE_MS;
  const quiet = new Set<Socket>();
  server.on('connection', (socket) => {
    quiet.add(socket);
    socket.once('close', () => quiet.delete(socket));
  });
  server.on('request', ({ socket }) => quiet.delete(socket));

  return async (leavingMs, limitMs) => {
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
    await new Promise((resolve) => setTimeout(resolve, leavingMs));
    return new Promise((resolve) => {
      const timers = [
        setTimeout(() => quiet.forEach((socket) => socket.destroy()), QUIET_MS),
        setInterval(() => server.closeIdleConnections(), QUIET_MS),
        setTimeout(() => server.closeAllConnections(), limitMs),
      ];
      server.close(() => {
        timers.forEach(clearTimeout);
        resolve();
      });
    });
  };
}
