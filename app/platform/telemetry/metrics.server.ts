import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * The metrics of this process. Labels are routes, names of jobs and fixed words, never an id or anything
 * about a person. The database is asked for its part when somebody reads the metrics (`app/admin/metrics/`).
 */
export const registry = new Registry();
const registers = [registry];

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const requestSeconds = new Histogram({
  name: 'shop_request_duration_seconds',
  help: 'Time until an answer begins, by route pattern, method and class of status.',
  labelNames: ['route', 'method', 'status'],
  buckets: BUCKETS,
  registers,
});

export const builtFilesSent = new Counter({
  name: 'shop_built_files_total',
  help: 'Requests for ready-made pages and other files of the build. They are in no other figure.',
  registers,
});

export const requestsInFlight = new Gauge({
  name: 'shop_requests_in_flight',
  help: 'Requests whose answer has not begun.',
  registers,
});

export const jobSeconds = new Histogram({
  name: 'shop_job_duration_seconds',
  help: 'Time that a job took, by its name and how it ended: completed or failed.',
  // Prometheus has a label `job` of its own.
  labelNames: ['job_name', 'outcome'],
  buckets: [...BUCKETS, 30, 90],
  registers,
});

export const callSeconds = new Histogram({
  name: 'shop_outgoing_call_duration_seconds',
  help: 'Time until a service outside answered, payment and SMTP wholly, what goes by fetch (mail, chat, store) until its answer began: ok, refused (4xx) or failed, as is a key that the payment provider does not take.',
  labelNames: ['to', 'outcome'],
  buckets: BUCKETS,
  registers,
});

export const refusedWebhookEvents = new Counter({
  name: 'shop_refused_notices_total',
  help: 'Payment notices that somebody signed with another secret.',
  registers,
});

export const setAsideMoney = new Counter({
  name: 'shop_money_set_aside_total',
  help: 'News of money that could not be recorded.',
  registers,
});

export const unreportedPayments = new Counter({
  name: 'shop_unreported_payments_total',
  help: 'Payments that the shop found by asking, because no notice and no browser had told of them.',
  registers,
});

export const overdueCheckouts = new Gauge({
  name: 'shop_reconcile_overdue_checkouts',
  help: 'Checkouts that the last run of this process had no time to ask the payment provider about.',
  registers,
});

export const letBegin = (): (() => number) => {
  const started = performance.now();
  return () => (performance.now() - started) / 1000;
};
