import type { Server, ServerResponse } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';

/** How long a connection may take to ask for something once the server closes. */
const QUIET_MS = 500;
/** Longer than balancers keep an idle connection, so that they never send a request on a closing one. */
const KEPT_ALIVE_MS = 65_000;
/** And longer than everybody is told: who reads an answer late, or asks one that is busy, is not cut off meanwhile. */
const KEPT_LONGER_MS = 10_000;
/** A turn of the event loop in which nothing was done but looking for work. */
const IDLE_TURN_MS = 0.3;
/** How long it may take until there is such a turn. */
const BUSY_MS = 1_000;

/**
 * Prepares a server to run behind a balancer, and to close without dropping accepted requests.
 * @returns a function that closes the server in three steps. For `leavingMs` it serves as usual. For `leavingMs` more it
 *   accepts no new connections and ends each connection with its next answer. Then it ends idle connections, and resolves
 *   when every pending request is answered, or `limitMs` later. It does not wait for browsers' speculative connections.
 */
export function closable(server: Server): (leavingMs: number, limitMs: number) => Promise<void> {
  server.keepAliveTimeout = KEPT_ALIVE_MS;
  server.keepAliveTimeoutBuffer = KEPT_LONGER_MS;
  const quiet = new Set<Socket>();
  const answering = new Set<ServerResponse>();
  let connections = 0;
  let closing = false;
  server.on('connection', (socket) => {
    connections += 1;
    quiet.add(socket);
    socket.once('close', () => quiet.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    quiet.delete(socket);
    if (closing) endWith(response);
    answering.add(response);
    response.once('close', () => answering.delete(response));
  });

  /**
   * Waits until everybody who has connected is let in, one with each turn of the event loop: when the door shuts, the
   * kernel cuts off who stands before it, with what they have sent.
   */
  async function untilNobodyWaits(): Promise<void> {
    const end = performance.now() + BUSY_MS;
    for (let began = await timeOfTurn(); began < end; began = performance.now()) {
      const before = connections;
      if ((await timeOfTurn()) - began < IDLE_TURN_MS && connections === before) return;
    }
  }

  return async (leavingMs, limitMs) => {
    // While it still uses the connections that it has, a balancer opens few new ones: the door shuts before these end.
    await pause(leavingMs);
    await untilNobodyWaits();
    const closed = new Promise<void>((resolve) => {
      // An HTTP server would end idle connections at once.
      Listener.prototype.close.call(server, () => resolve());
    });
    closing = true;
    answering.forEach(endWith);
    await Promise.race([closed, pause(leavingMs)]);
    const timers = [
      // What has arrived is read first, however late this process is.
      setTimeout(() => setImmediate(() => quiet.forEach((socket) => socket.destroy())), QUIET_MS),
      setInterval(() => server.closeIdleConnections(), QUIET_MS),
      setTimeout(() => server.closeAllConnections(), limitMs),
    ];
    // What is left of an HTTP server's end: idle connections, and its own timer.
    server.close();
    await closed;
    timers.forEach(clearTimeout);
  };
}

/** @returns the time after a turn of the event loop. */
async function timeOfTurn(): Promise<number> {
  await turn();
  return performance.now();
}

/** Ends the connection with this answer. */
function endWith(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
