import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Runs `work` while a server on this machine refuses connections. After that, the server listens at the same
 * address again.
 */
export async function whileRefusing<Result>(server: Server, work: () => Promise<Result>): Promise<Result> {
  const { port } = server.address() as AddressInfo;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return work().finally(() => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve)));
}
