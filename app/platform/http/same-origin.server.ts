/** Calls that another site may make in a customer's browser, because each carries its own signature. */
const SIGNED_CALLS = ['/api/payments/webhook', '/api/payments/return'];

/**
 * Whether a call that changes something comes from one of the shop's own pages. GET and HEAD change nothing.
 * @param hosts the hosts the shop answers to.
 */
export function fromOwnPages(request: Request, hosts: ReadonlySet<string>): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  const { pathname, host, origin } = new URL(request.url);
  if (SIGNED_CALLS.includes(pathname)) return true;
  return request.headers.get('origin') === origin && hosts.has(host);
}

/** The host of the public address, and the local names of one's own machine. */
export function ownHosts(publicUrl: string, host: string, port: number): ReadonlySet<string> {
  const local = ['localhost', '127.0.0.1', '[::1]', host].map((name) => `${name}:${port}`);
  return new Set([new URL(publicUrl).host, ...local]);
}
