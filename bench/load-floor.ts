import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Outcome } from './load-client.ts';

/** A page as the shop sends it. */
export interface SentPage {
  headers: Record<string, string>;
  /** In base64, because this travels between processes. */
  body: string;
}

/** Measures the maximum of this computer, in a process of its own. */
export type Floor =
  | { what: 'serve'; page: SentPage }
  | { what: 'select' | 'insert'; databaseUrl: string; connections: number; seconds: number };

process.on('message', (floor: Floor) => {
  const answer = floor.what === 'serve' ? serve(floor.page) : statements(floor);
  answer.then(
    (word) => process.send?.(word),
    (error: unknown) => process.send?.({ problem: String(error) }),
  );
});

/**
 * Serves the same bytes with `node:http` and nothing else.
 * @returns its address.
 */
async function serve(page: SentPage): Promise<{ url: string }> {
  const body = Buffer.from(page.body, 'base64');
  const server = http.createServer((_, response) => response.writeHead(200, page.headers).end(body));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/**
 * Runs one statement after the other on each connection. Each insert is on the disk before the next begins.
 */
async function statements(floor: Exclude<Floor, { what: 'serve' }>): Promise<{ outcome: Outcome }> {
  const pool = new pg.Pool({ connectionString: floor.databaseUrl, max: floor.connections });
  await pool.query('create table if not exists floor (id bigserial primary key, word text not null)');
  const times: number[] = [];
  const started = performance.now();
  const end = started + floor.seconds * 1000;
  const connection = async () => {
    const client = await pool.connect();
    while (performance.now() < end) {
      const from = performance.now();
      if (floor.what === 'select') await client.query('select 1');
      else
        await client.query('insert into floor (word) values ($1)', ['A line as long as a small order is.']);
      times.push(performance.now() - from);
    }
    client.release();
  };
  await Promise.all(Array.from({ length: floor.connections }, connection));
  const perSecond = times.length / ((performance.now() - started) / 1000);
  await pool.query('drop table floor');
  await pool.end();
  times.sort((one, other) => one - other);
  return { outcome: { count: times.length, perSecond, p99: times[Math.floor(times.length * 0.99)] ?? 0 } };
}
