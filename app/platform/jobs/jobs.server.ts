import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, type PgBoss } from 'pg-boss';
import { jobSeconds, letBegin } from '../telemetry/metrics.server.ts';
import { originNow, remoteSpan, traced } from '../telemetry/traces.server.ts';
import { begin, newRequestId, type Origin } from '../telemetry/under-way.server.ts';
import { log } from '../telemetry/log.server.ts';
import { db, machine } from '../runtime/runtime.server.ts';
import type { Queryable } from '../database/dialect.ts';
import { takeTurns, type TurnQueue } from '../limits/turns.server.ts';

/** A background job: what runs, how often it is retried and, for a scheduled job, when. */
export interface Job<Data extends object> {
  name: string;
  /** May run more than once with the same data, so it must be idempotent. */
  run: (data: Data) => Promise<void>;
  retryLimit: number;
  /** Seconds before the first retry; each further pause is twice as long. */
  retryDelay: number;
  /** Five-field cron line, Asia/Kolkata. */
  cron?: string;
  /**
   * For work that takes a second of a processor. A process takes one such job at a time and leaves the others
   * to other processes. Customers take turns: a subquery says whose turn a row `job` of the queue uses.
   */
  heavy?: { turnOf: SQL };
  /** Returns a key. Work with the same key waits in the queue only once, however often it is enqueued. */
  onlyOneWaiting?: (data: Data) => string;
}

/**
 * The field of a job's data that holds the request which asked for the work. The running job does not see it.
 */
const BEGUN_BY = '_begunBy';

/** A killed worker is noticed after this long, and its job is retried. */
const HEARTBEAT_SECONDS = 10;
/** How often a process looks for such jobs, as options for `new PgBoss`. */
export const SUPERVISION = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 };

export function defineJob<Data extends object>(job: Job<Data>): Job<Data> {
  return job;
}

/**
 * Puts work in the queue inside the caller's transaction: it exists only if the transaction commits.
 * @param later `startAfter`: seconds to wait first; `turn`: whose turn heavy work uses.
 */
export async function enqueue<Data extends object>(
  tx: Queryable,
  job: Job<Data>,
  data: Data,
  later: Later = {},
): Promise<void> {
  await enqueueAll(tx, job, [data], later);
}

interface Later {
  startAfter?: number;
  turn?: string | undefined;
}

/** Like `enqueue`, for several pieces of work in one statement. */
export async function enqueueAll<Data extends object>(
  tx: Queryable,
  job: Job<Data>,
  work: readonly Data[],
  { startAfter = 0, turn }: Later = {},
): Promise<void> {
  if (work.length === 0) return;
  const origin = originNow();
  const jobs = work.map((data) => ({
    data: origin ? { ...data, [BEGUN_BY]: origin } : data,
    ...(startAfter > 0 && { startAfter }),
    ...(turn !== undefined && { group: { id: turn } }),
    ...(job.onlyOneWaiting && { singletonKey: job.onlyOneWaiting(data) }),
  }));
  await machine().boss.insert(job.name, jobs, { db: fromDrizzle(tx, sql) });
}

/** Whether work with this key is waiting or running. */
export async function isInQueue<Data extends object>(job: Job<Data>, key: string): Promise<boolean> {
  const jobs = await machine().boss.findJobs(job.name, { key, db: fromDrizzle(db(), sql) });
  return jobs.some(({ state }) => state === 'created' || state === 'retry' || state === 'active');
}

/**
 * Creates the queues, so that work can be put in them. Every process does this. It also makes pg-boss look up
 * where each queue is. Otherwise pg-boss would ask at the first `enqueue`, outside the caller's transaction.
 * The embedded database has one connection, so there both would wait for each other for ever.
 */
export async function createQueues(boss: PgBoss, jobs: readonly Job<never>[]): Promise<void> {
  for (const job of jobs) {
    const options = {
      heartbeatSeconds: HEARTBEAT_SECONDS,
      retryLimit: job.retryLimit,
      retryDelay: job.retryDelay,
      retryBackoff: true,
      notify: true,
    };
    await boss.createQueue(job.name, { ...options, ...(job.onlyOneWaiting && { policy: 'short' }) });
    await boss.updateQueue(job.name, options);
    await boss.findJobs(job.name, { id: randomUUID() });
  }
}

/**
 * Puts jobs that were running when the last process died back into their queues at once. Only for a caller
 * who knows that no process is at work: only one process may hold the embedded data, and none may use a
 * database that is being restored.
 */
export async function reviveJobs(database: Queryable): Promise<void> {
  await database.execute(
    sql`update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null where state = 'active'`,
  );
}

/**
 * The queue does not announce work that arrives during a batch, or whose delay has ended. By default it looks
 * for such work only every 30 seconds, and takes one job at a time.
 */
const PACE = {
  batchSize: 10,
  burstWhenBatchFull: true,
  notifyPollingIntervalSeconds: 2,
  perJobResults: true,
} as const;
/** Polls so often that a process has no pause between two heavy jobs. */
const HEAVY_PACE = {
  batchSize: 1,
  pollingIntervalSeconds: 0.5,
  notifyPollingIntervalSeconds: 0.5,
  perJobResults: true,
} as const;

/** Starts working through the queues. Only one kind of process does this. */
export async function workQueues(boss: PgBoss, jobs: readonly Job<never>[]): Promise<void> {
  for (const job of jobs) {
    await boss.work<Carried>(job.name, job.heavy ? HEAVY_PACE : PACE, async (batch) => {
      const results: JobResult[] = [];
      for (const { id, data } of batch) results.push({ id, status: await run(job, data) });
      if (job.heavy) await inTurn({ name: job.name, ...job.heavy });
      return results;
    });
    if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'Asia/Kolkata' });
  }
}

/** Reorders the waiting work. A finished job stays finished, even when the reordering fails. */
async function inTurn(queue: TurnQueue): Promise<void> {
  try {
    await takeTurns(queue);
  } catch (error) {
    log.warn('The order of a queue could not be made; it stays as it was.', { jobName: queue.name, error });
  }
}

type Outcome = 'completed' | 'failed';

async function run(job: Job<never>, data: Carried | null): Promise<Outcome> {
  const { [BEGUN_BY]: origin, ...own } = data ?? {};
  const { requestId, traceparent } = origin ?? { requestId: newRequestId() };
  return begin(requestId, async () => {
    const seconds = letBegin();
    const outcome = await tried(job, own as never, remoteSpan(traceparent));
    const took = seconds();
    jobSeconds.observe({ job_name: job.name, outcome }, took);
    if (outcome === 'completed')
      log.info('Job done.', { jobName: job.name, durationMs: Math.round(took * 1000) });
    return outcome;
  });
}

interface Carried {
  [BEGUN_BY]?: Origin;
}

async function tried(job: Job<never>, data: never, parent: ReturnType<typeof remoteSpan>): Promise<Outcome> {
  try {
    await traced(`job ${job.name}`, 'CONSUMER', {}, () => job.run(data), parent);
  } catch (error) {
    log.warn('A job failed; the queue tries it again.', { jobName: job.name, error });
    return 'failed';
  }
  return 'completed';
}
