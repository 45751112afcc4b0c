/** Our own header with the caller's address, set from the socket. What a client sends under this name is dropped. */
export const CLIENT_ADDRESS_HEADER = 'x-shop-client-address';

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
