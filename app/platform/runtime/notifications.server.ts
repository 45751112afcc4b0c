import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import { log } from '../telemetry/log.server.ts';
import type { Queryable } from '../database/dialect.ts';

/**
 * Notifications of committed changes, from any process of the shop to all of them. A notification names a
 * subject and says nothing else. It is a hint: it may come twice, or not at all while the connection is down
 * or where the database is behind a pooler. A listener therefore compares rows, and also checks them now and
 * then without being called.
 */
export interface News {
  /**
   * Calls `listener` whenever the subject may have changed, which includes each time that the connection
   * comes back.
   * @returns the function that stops this.
   */
  follow: (subject: string, listener: () => void) => () => void;
  close: () => Promise<void>;
}

const CHANNEL = 'shop_news';

interface Listening {
  close: () => Promise<void>;
}

/**
 * Sends the notification when the caller's transaction commits, and never when it does not.
 * @param subject up to 1 kB.
 */
export async function publishNews(tx: Queryable, subject: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${subject})`);
}

/**
 * Listens from the first follower on, over one connection of this process. The queue's database holds the
 * connection and restores it when it is lost, on either kind of database.
 */
export function openNews(boss: PgBoss): News {
  const followers = new Map<string, Set<() => void>>();
  let listening: Promise<Listening | null> | null = null;
  let closed = false;

  const heard = (subject: string) => {
    for (const listener of followers.get(subject) ?? []) listener();
  };
  const callAll = () => {
    for (const subject of followers.keys()) heard(subject);
  };
  const listen = async (): Promise<Listening | null> => {
    try {
      return (await boss.getDb().listen?.(CHANNEL, heard, callAll)) ?? null;
    } catch (error) {
      log.warn('The database cannot be listened to; pages hear of changes with their heartbeat.', { error });
      listening = null;
      return null;
    }
  };

  return {
    follow(subject, listener) {
      if (!closed) listening ??= listen();
      const listeners = followers.get(subject) ?? new Set();
      followers.set(subject, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && followers.get(subject) === listeners) followers.delete(subject);
      };
    },
    async close() {
      closed = true;
      await (await listening)?.close();
    },
  };
}
