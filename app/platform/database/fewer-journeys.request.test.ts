import type { Duplex } from 'node:stream';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { makeFewerJourneys, together } from './fewer-journeys.server.ts';

const SERVER = process.env['TEST_DATABASE_URL'];
let pool: pg.Pool;

function open(ownSession: boolean) {
  pool = new pg.Pool({ connectionString: SERVER, max: 1, pipeline: true });
  pool.on('connect', (client) => makeFewerJourneys(client, ownSession));
}
afterEach(() => pool?.end());

/** Counts how often something is sent. */
function countSendings(client: pg.PoolClient): () => number {
  const stream = client.connection.stream as Duplex & { _writev: (...sent: unknown[]) => void };
  let sendings = 0;
  for (const way of ['_write', '_writev'] as const) {
    const send = stream[way].bind(stream) as (...sent: unknown[]) => void;
    stream[way] = (...sent: unknown[]) => {
      sendings += 1;
      send(...sent);
    };
  }
  return () => sendings;
}

describe.runIf(SERVER)('a connection to a PostgreSQL server', () => {
  it('takes `begin` along with the first statement, and statements that are asked for together', async () => {
    open(true);
    const client = await pool.connect();
    const sendings = countSendings(client);
    await client.query({ text: 'begin' });
    expect(sendings()).toBe(0);
    const answers = await together(
      client.query({ text: 'select $1::int as it' }, [1]),
      client.query({ text: 'select pg_current_xact_id_if_assigned() as it' }),
      client.query({ text: 'select $1::int as it' }, [2]),
    );
    expect(answers.map(({ rows }) => (rows[0] as { it: unknown }).it)).toEqual([1, null, 2]);
    expect(client.getTransactionStatus()).toBe('T');
    await client.query({ text: 'commit' });
    expect(sendings()).toBe(2);
    client.release();
  });

  it('writes nothing of a transaction in which one of them failed', async () => {
    open(true);
    const client = await pool.connect();
    await client.query({ text: 'create temp table kept (id int primary key)' });
    await client.query({ text: 'begin' });
    const work = together(
      client.query({ text: 'insert into kept values ($1)' }, [1]),
      client.query({ text: 'insert into kept values ($1)' }, [1]),
      client.query({ text: 'insert into kept values ($1)' }, [2]),
    );
    await expect(work).rejects.toMatchObject({ code: '23505' });
    await client.query({ text: 'rollback' });
    expect((await client.query({ text: 'select * from kept' })).rows).toEqual([]);
    client.release();
  });

  it('keeps none that looks for a pattern', async () => {
    open(true);
    await pool.query({ text: 'select 1 where $1::text like $2' }, ['asha', 'a%']);
    const { rows } = await pool.query({ text: `select from pg_prepared_statements` });
    expect(rows).toEqual([]);
  });

  it.each([
    ['keeps statements by their name in a session of its own', true, 1],
    ['keeps none in a session that a pooler lends', false, 0],
  ])('%s', async (_, ownSession, kept) => {
    open(ownSession);
    await pool.query({ text: 'select $1::text' }, ['once']);
    await pool.query({ text: 'select $1::text' }, ['again']);
    const { rows } = await pool.query({ text: `select from pg_prepared_statements` });
    expect(rows).toHaveLength(kept);
  });
});
