import { CLIENT_ADDRESS_HEADER, clientAddressOf } from './clients.server.ts';
import type { Environment } from '../environment/environment.server.ts';

/**
 * Gives a request the address that customers see, which is the configured one behind a proxy. Records the
 * caller's address, and drops what a client claims about its own.
 * @returns the same request, changed in place, or a new one when its address had to change.
 */
export function asSeenOutside(request: Request, socketAddress: string, environment: Environment): Request {
  const { headers } = request;
  const forwardedFor = headers.get('x-forwarded-for');
  headers.set(CLIENT_ADDRESS_HEADER, clientAddressOf(socketAddress, forwardedFor, environment.PROXY_HOPS));
  if (!environment.PUBLIC_URL) return request;
  const url = new URL(request.url);
  const seen = new URL(environment.PUBLIC_URL);
  if (url.host !== seen.host || url.protocol === seen.protocol) return request;
  url.protocol = seen.protocol;
  const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : request.body;
  return new Request(url, {
    method: request.method,
    headers,
    signal: request.signal,
    ...(body ? { body, duplex: 'half' } : {}),
  });
}
