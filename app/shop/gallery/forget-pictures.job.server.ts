import { defineJob } from '../../platform/jobs/jobs.server.ts';
import { forgetUnused } from './uploaded-pictures.server.ts';

/** Every night: deletes uploaded pictures that were never shown, and finishes interrupted deletions. */
export const galleryClock = defineJob({
  name: 'gallery-clock',
  cron: '50 3 * * *',
  retryLimit: 3,
  retryDelay: 60,
  run: () => forgetUnused(),
});
