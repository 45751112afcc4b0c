import { collectDefaultMetrics, Gauge } from 'prom-client';
import { waitingLetters } from '../../platform/mail/waiting-letters.server.ts';
import { KINDS_OF_TO_DO } from '../to-do/to-do.ts';
import { needsFor } from '../to-do/to-do.server.ts';
import { log } from '../../platform/telemetry/log.server.ts';
import { environment, machine } from '../../platform/runtime/runtime.server.ts';
import { diskOfShop } from '../../platform/telemetry/disk-space.server.ts';
import { registry } from '../../platform/telemetry/metrics.server.ts';
import { waitingJobs } from './what-waits.server.ts';

/** A slower database counts as not answering. */
const LIMIT_MS = 4_000;

const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
  new Gauge({ name, help, labelNames, registers: [registry] });

const ready = gauge('shop_ready', '1 when this process takes visitors or work, as /readyz says.');
const streams = gauge('shop_event_streams_open', 'Answers of this process that stay open for news.');
const diskFree = gauge('shop_disk_free_bytes', 'What may still be written to the disk of the data folder.');
const diskSize = gauge('shop_disk_size_bytes', 'How large that disk is.');
const queueJobs = gauge('shop_queue_waiting_jobs', 'Work that could be done now, by queue.', ['queue']);
const queueAge = gauge(
  'shop_queue_oldest_waiting_seconds',
  'How long the first of it could have been done by now.',
  ['queue'],
);
const lettersWaiting = gauge(
  'shop_outbox_waiting_letters',
  'Letters that are not delivered and still tried.',
);
const lettersAge = gauge('shop_outbox_oldest_seconds', 'Age of the oldest of them.');
const needs = gauge('shop_needs', 'What waits for somebody behind the counter, by kind.', ['kind']);

/** Without an answer from the database these figures are missing, which is different from zero. */
function forgetAnswers(): void {
  for (const labelled of [queueJobs, queueAge, needs]) labelled.reset();
  for (const alone of [lettersWaiting, lettersAge]) alone.remove();
}

/** The current figures of this process and the database, in Prometheus' text format. @param queues names of all jobs. */
export async function readFigures(queues: readonly string[], isReady: boolean): Promise<string> {
  if (!registry.getSingleMetric('process_start_time_seconds')) collectDefaultMetrics({ register: registry });
  ready.set(isReady ? 1 : 0);
  streams.set(machine().streams.count());
  const disk = await diskOfShop(environment());
  if (disk) {
    diskFree.set(disk.free);
    diskSize.set(disk.size);
  } else for (const alone of [diskFree, diskSize]) alone.remove();
  await Promise.race([askDatabase(queues), tooLate()]).catch((error: unknown) => {
    forgetAnswers();
    log.warn('The database was not asked for figures.', { error });
  });
  return registry.metrics();
}

async function askDatabase(queues: readonly string[]): Promise<void> {
  const [waiting, { waiting: letters, oldestSeconds }, found] = await Promise.all([
    waitingJobs(),
    waitingLetters(),
    needsFor('owner'),
  ]);
  for (const queue of queues) {
    const here = waiting.find(({ name }) => name === queue);
    queueJobs.set({ queue }, here?.jobs ?? 0);
    queueAge.set({ queue }, here?.oldestSeconds ?? 0);
  }
  lettersWaiting.set(letters);
  lettersAge.set(oldestSeconds);
  for (const kind of KINDS_OF_TO_DO)
    needs.set({ kind }, found.find((need) => need.kind === kind)?.count ?? 0);
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('It took too long.')), LIMIT_MS).unref();
  });
}
