import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { embeddedPostgres, reachableFolder } from './reachable-postgres.ts';

/**
 * A PostgreSQL server for the tests: the one in TEST_DATABASE_URL, or one started from the npm package.
 * @returns its address, and the one by which a program on the same machine reaches it for less.
 */
export async function startPostgres(): Promise<{
  url: string;
  socketUrl: string;
  stop: () => Promise<void>;
}> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, socketUrl: given, stop: async () => {} };
  const { server, folder, url } = await makeServer();
  await server.initialise();
  await server.start();
  const pid = Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    url,
    socketUrl: `${url}?host=${SOCKETS}`,
    stop: async () => {
      // The server waits for all of its processes, so one stuck process would block the stop forever.
      const stuck = setTimeout(() => process.kill(pid, 'SIGQUIT'), STOP_LIMIT_MS);
      await server.stop();
      clearTimeout(stuck);
    },
  };
}

const STOP_LIMIT_MS = 30_000;
/** A socket's path may have a hundred letters. */
const SOCKETS = '/tmp';

/** A server that is neither initialised nor started. @param folder of its data; a new one when none is named. */
export async function makeServer(folder = newFolder()) {
  const { default: EmbeddedPostgres } = await embeddedPostgres();
  // Its user reads files that are made here.
  process.umask(0o022);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'max_connections=200', '-c', `unix_socket_directories=${SOCKETS}`],
    onLog: () => {},
  });
  return { server, folder, port, url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres` };
}

const newFolder = () => mkdtempSync(path.join(reachableFolder(), 'shop-postgres-'));

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
