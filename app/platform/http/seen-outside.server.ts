import { CLIENT_ADDRESS_HEADER, clientAddressOf } from './clients.server.ts';
import type { Environment } from '../environment/environment.server.ts';

/**
 * Behind a proxy the address customers see is the configured one; the client's own claim about itself is dropped.
 * @param request changed in place, where its address is not another one.
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
