import { isIP } from 'node:net';

/** Our own header with the caller's address. What a client sends under this name is dropped. */
export const CLIENT_ADDRESS_HEADER = 'x-shop-client-address';

/**
 * The caller's address: that of the socket or, behind `proxyHops` proxies of our own, the one that the
 * outermost of them wrote. Each proxy appends on the right of the list, so what a client claims about itself
 * stands further left.
 */
export function clientAddressOf(
  socketAddress: string,
  forwardedFor: string | null,
  proxyHops: number,
): string {
  if (proxyHops === 0) return socketAddress;
  const address = forwardedFor?.split(',').at(-proxyHops)?.trim() ?? '';
  return isIP(address) ? address : socketAddress;
}

/** The caller's address as a key for rate limits: a whole IPv4 address, or the /64 of an IPv6 one. */
export function clientKey(request: Request): string {
  const address = request.headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown';
  const mapped = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  if (!mapped.includes(':')) return mapped;
  const [head = '', tail = ''] = mapped.toLowerCase().split('%')[0]!.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = mapped.includes('::')
    ? [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
    : left;
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
