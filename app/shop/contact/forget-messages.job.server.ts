import { defineJob } from '../../platform/jobs/jobs.server.ts';
import { forgetOldMessages } from './messages.server.ts';

/** Every night: deletes old messages, whether their visitor has an account or not. */
export const forgetMessages = defineJob({
  name: 'forget-messages',
  retryLimit: 3,
  retryDelay: 300,
  cron: '5 4 * * *',
  run: forgetOldMessages,
});
