import { createHmac } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { clientKey } from '../http/clients.server.ts';
import { db, machine } from '../runtime/runtime.server.ts';

/** A queue in which customers take turns. */
export interface TurnQueue {
  name: string;
  /**
   * A subquery that says whose turn a row `job` uses. The job's own group takes precedence. With neither, the
   * job has a turn of its own.
   */
  turnOf: SQL;
}

/**
 * The turn of a visitor who is not signed in: one address takes one turn. The result does not reveal the
 * address.
 */
export function turnOfVisitor(request: Request): string {
  return createHmac('sha256', machine().sessionSecret)
    .update(`turn ${clientKey(request)}`)
    .digest('base64url')
    .slice(0, 22);
}

/**
 * The work of a queue with its `round`: 1 for the first piece of each customer, 2 for the second, and so on.
 * Work done within the last hour counts, so that nobody is first again before the others had their turn.
 */
const rounds = ({ name, turnOf }: TurnQueue): SQL => sql`
  select job.id, job.state, job.singleton_key, job.created_on, row_number() over (
    partition by coalesce(job.group_id, (${turnOf}), job.id::text) order by ${WAITS}, job.created_on, job.id
  )::int as round
  from pgboss.job
  where job.name = ${name} and (${WAITS} or job.state = 'active' or job.completed_on > now() - interval '1 hour')`;

const WAITS = sql`job.state in ('created', 'retry')`;

/**
 * Orders the waiting work of a queue: everybody's first piece, then everybody's second. The queue hands out
 * the highest priority first. So a customer who asks for one piece waits for at most one piece of each other
 * customer.
 */
export async function takeTurns(queue: TurnQueue): Promise<void> {
  await db().execute(sql`
    with turns as (${rounds(queue)}),
    moved as (
      select job.id, turns.round from pgboss.job join turns on turns.id = job.id
      where job.name = ${queue.name} and ${WAITS} and job.priority <> -turns.round
      order by job.id for update of job skip locked
    )
    update pgboss.job set priority = -moved.round from moved where job.id = moved.id and job.name = ${queue.name}`);
  await db().execute(sql`
    update pgboss.job set group_id = null
    where name = ${queue.name} and group_id is not null and completed_on < now() - interval '1 hour'`);
}

/** How many pieces of waiting work come before the one with this key; null when that one is not waiting. */
export async function waitingBefore(queue: TurnQueue, key: string): Promise<number | null> {
  const { rows } = await db().execute<{ before: number }>(sql`
    with turns as (select * from (${rounds(queue)}) job where ${WAITS}),
    mine as (select * from turns where singleton_key = ${key} limit 1)
    select (
      select count(*)::int from turns
      where (turns.round, turns.created_on, turns.id) < (mine.round, mine.created_on, mine.id)
    ) as before from mine`);
  return rows[0]?.before ?? null;
}
