import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import type { Database } from '../database/dialect.ts';
import type { Environment } from '../environment/environment.server.ts';
import type { EventStreams } from '../http/event-streams.server.ts';
import type { Files } from '../files/files.server.ts';
import type { News } from './notifications.server.ts';
import type { Replica } from '../database/replica.server.ts';

/** Everything that the shop runs on while it is open. */
export interface Runtime {
  environment: Environment;
  database: Database;
  /** The same database over a connection of its own, to see whether it answers: all others may be in use. */
  probe: Database;
  replica: Replica | null;
  boss: PgBoss;
  files: Files;
  news: News;
  streams: EventStreams;
  /** Signs sessions and draft keys. */
  sessionSecret: string;
  /** The shop's clock; tests move it. */
  now: () => Date;
}

const holder = globalThis as { nanheVeerMachine?: Runtime };

/** Set once by `openShop`. Kept on `globalThis` so that a development reload finds the same database. */
export function setRuntime(machine: Runtime | undefined): void {
  holder.nanheVeerMachine = machine;
}

/** @throws when the shop is not open, which includes prerendering. */
export function machine(): Runtime {
  if (!holder.nanheVeerMachine) throw new Error('The shop is not open yet.');
  return holder.nanheVeerMachine;
}

/** False while ready-made pages are built. */
export const shopIsOpen = (): boolean => holder.nanheVeerMachine !== undefined;

const readingOld = new AsyncLocalStorage<Database>();

export const db = (): Database => readingOld.getStore() ?? machine().database;

export const environment = (): Environment => machine().environment;
export const now = (): Date => machine().now();

/**
 * Runs `read` with the read replica as `db()`. Use it for data that may be some seconds old, and not for
 * somebody who reads back what they have just written. `db()` stays the primary when there is no replica, and
 * while the replica is away or too far behind. When the replica fails, `read` runs again on the primary.
 */
export async function someSecondsOld<Found>(read: () => Promise<Found>): Promise<Found> {
  const { replica } = machine();
  if (!replica?.mayBeAsked()) return read();
  try {
    return await readingOld.run(replica.database, read);
  } catch (error) {
    replica.failed(error);
    return read();
  }
}

let asking: Promise<boolean> | undefined;

/** Whether the database answers now. Simultaneous callers share one check. */
export function databaseAnswers(): Promise<boolean> {
  asking ??= askDatabase().finally(() => (asking = undefined));
  return asking;
}

async function askDatabase(): Promise<boolean> {
  try {
    await machine().probe.execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}
