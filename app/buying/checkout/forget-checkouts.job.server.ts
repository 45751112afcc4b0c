import { defineJob } from '../../platform/jobs/jobs.server.ts';
import { forgetAbandoned } from './checkouts.server.ts';

/** Deletes unpaid checkouts, so that names and addresses of purchases that never happened are not kept. */
export const forgetCheckouts = defineJob({
  name: 'forget-checkouts',
  retryLimit: 2,
  retryDelay: 300,
  cron: '10 4 * * *',
  run: forgetAbandoned,
});
