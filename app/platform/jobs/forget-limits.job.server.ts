import { defineJob } from './jobs.server.ts';
import { forgetEndedLimits } from '../limits/rate-limit.server.ts';

/** Runs every hour, so that the table of counts holds nobody's key longer than the limits need. */
export const forgetLimitsJob = defineJob({
  name: 'forget-limits',
  retryLimit: 0,
  retryDelay: 60,
  cron: '23 * * * *',
  run: forgetEndedLimits,
});
