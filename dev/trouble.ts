import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';

/** Every room of the street hangs on the same server and can reach its sockets. */
export type DevServicesEnv = { Bindings: HttpBindings };

/** Cuts the connection without a byte, as a provider that is not there. */
export function refuseConnection(context: Context<DevServicesEnv>): Response {
  context.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Keeps the connection and never answers; the caller or the end of the street closes it. */
export function hang(): Response {
  return RESPONSE_ALREADY_SENT;
}

/** An answer with the right status and type whose body is not what it says. */
export function garbage(context: Context<DevServicesEnv>): Response {
  return context.body('<html><body>{"id":"order_', 200, { 'content-type': 'application/json' });
}
