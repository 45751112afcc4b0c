import { EventEmitter } from 'node:events';
import pg from 'pg';
import { expect, it } from 'vitest';
import { StoreDown } from '../platform/files.server.ts';
import { isPassing } from './passing-failure.server.ts';

/** What the pool says itself when its one connection is taken. */
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
  ['an object store that does not answer', new StoreDown('…'), true],
  ['a row that is there already', new Error('Failed query', { cause: coded('23505') }), false],
  ['a mistake in the code', new TypeError('undefined is not a function'), false],
  ['what is no error', 'ENOSPC', false],
])('%s', (_, error, passing) => expect(isPassing(error)).toBe(passing));
