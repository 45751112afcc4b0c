import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';

/** All dev services share one server and can access its sockets. */
export type DevServicesEnv = { Bindings: HttpBindings };

/** Cuts the connection without a byte, like a provider that is down. */
export function refuseConnection(context: Context<DevServicesEnv>): Response {
  context.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Keeps the connection open without an answer until the caller or the dev services close it. */
export function hang(): Response {
  return RESPONSE_ALREADY_SENT;
}

/** An answer with the correct status and type, but with a wrong body. */
export function garbage(context: Context<DevServicesEnv>): Response {
  return context.body('<html><body>{"id":"order_', 200, { 'content-type': 'application/json' });
}
