import { EventEmitter } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import { expect, it } from 'vitest';
import { StoreDown } from '../files/files.server.ts';
import { isPassing } from './passing-failure.server.ts';

/** The pool's own error when its only connection is in use. */
async function noConnection(): Promise<unknown> {
  class Busy extends EventEmitter {
    connect(connected: (error?: Error) => void) {
      connected();
    }
    end() {}
  }
  const pool = new pg.Pool({ Client: Busy as never, max: 1, connectionTimeoutMillis: 1 });
  await pool.connect();
  return new Error('Failed query', { cause: await pool.connect().catch((error: unknown) => error) });
}

/** The driver's own error when the server hangs up during a query, or before one. */
async function endedInTheMiddle(when: 'query' | 'before'): Promise<unknown> {
  const server = createServer((socket) => {
    let begun = false;
    socket.on('data', () => {
      // "Authenticated" and "ready for query": all that a client waits for.
      if (!begun) socket.write(Buffer.from('R\0\0\0\u0008\0\0\0\0Z\0\0\0\u0005I', 'latin1'));
      else socket.destroy();
      begun = true;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'a', database: 'a' });
  client.on('error', () => {});
  await client.connect();
  const ask = () => client.query('select 1').catch((error: unknown) => error);
  const first = await ask();
  server.close();
  return new Error('Failed query', { cause: when === 'query' ? first : await ask() });
}

const coded = (code: unknown) => Object.assign(new Error('…'), { code });

it.each([
  ['a full disk', coded('ENOSPC'), true],
  [
    'a full disk of the database, behind its query',
    new Error('Failed query', { cause: coded('53100') }),
    true,
  ],
  ['a database that starts', coded('57P03'), true],
  ['no connection left to the database', await noConnection(), true],
  ['a connection that ended in the middle', await endedInTheMiddle('query'), true],
  ['a connection that had ended before', await endedInTheMiddle('before'), true],
  ['a network that is away', coded('ETIMEDOUT'), true],
  ['a connection that nobody reads any more', coded('EPIPE'), true],
  ['a database that is only read for now', coded('25006'), true],
  ['a transaction that stood still for too long', coded('25P03'), true],
  ['an object store that does not answer', new StoreDown('…'), true],
  ['a row that is there already', new Error('Failed query', { cause: coded('23505') }), false],
  ['a mistake in the code', new TypeError('undefined is not a function'), false],
  ['what is no error', 'ENOSPC', false],
])('%s', (_, error, passing) => expect(isPassing(error)).toBe(passing));
