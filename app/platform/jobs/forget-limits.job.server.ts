import { defineJob } from './jobs.server.ts';
import { forgetEndedLimits } from '../limits/rate-limit.server.ts';

/** Every hour: the table of counts holds nobody longer than the limits need. */
export const forgetLimitsJob = defineJob({
  name: 'forget-limits',
  retryLimit: 0,
  retryDelay: 60,
  cron: '23 * * * *',
  run: forgetEndedLimits,
});
