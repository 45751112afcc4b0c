import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { log } from '../telemetry/log.server.ts';
import type { Database } from './dialect.ts';

/** A copy of the database that follows it, for queries whose answers may be some seconds old. */
export interface Replica {
  database: Database;
  /** Whether it answers and is at most some seconds behind. */
  mayBeAsked: () => boolean;
  /** Reports that a query failed. The replica is not used until it has been checked again. */
  failed: (error: unknown) => void;
  close: () => Promise<void>;
}

const LOOK_EVERY_MS = 1_000;
/** A replica that is further behind is not used. */
const OLDEST_MS = 5_000;

/**
 * Watches how far a streaming replica is behind by comparing log positions: what the primary wrote some
 * seconds ago must have arrived. This needs no clock of another machine, and a replica does not look stale
 * when nothing happens in the shop.
 */
export function openReplica(pool: pg.Pool, primary: Database): Replica {
  const database = drizzle({ client: pool }) as unknown as Database;
  const marks: { at: number; position: string }[] = [];
  let fresh = false;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const turn = (next: boolean, error?: unknown) => {
    if (next && !fresh) log.info('The read replica is asked from now on.');
    if (!next && fresh)
      log.warn('The read replica is away or too far behind; the primary is asked.', { error });
    fresh = next;
  };
  const caughtUp = async (): Promise<boolean> => {
    const at = Date.now();
    marks.push({ at, position: await writtenTo(primary) });
    while (marks[0] && marks[0].at < at - OLDEST_MS) marks.shift();
    const { rows } = await database.execute<{ there: boolean | null }>(
      sql`select pg_last_wal_replay_lsn() >= ${marks[0]?.position}::pg_lsn as there`,
    );
    return rows[0]?.there === true && Date.now() - at < LOOK_EVERY_MS;
  };
  const look = async () => {
    try {
      turn(await caughtUp());
    } catch (error) {
      turn(false, error);
    }
    if (!closed) timer = setTimeout(look, LOOK_EVERY_MS).unref();
  };
  void look();

  return {
    database,
    mayBeAsked: () => fresh,
    failed: (error) => turn(false, error),
    close: () => {
      closed = true;
      clearTimeout(timer);
      return pool.end();
    },
  };
}

async function writtenTo(primary: Database): Promise<string> {
  const { rows } = await primary.execute<{ position: string }>(
    sql`select pg_current_wal_lsn()::text as position`,
  );
  return rows[0]?.position ?? '';
}
