import { defineJob } from '../../platform/jobs/jobs.server.ts';
import { forgetUnused } from './uploaded-pictures.server.ts';

/** Every night: pictures that were uploaded and never shown, and those whose deletion was interrupted, leave. */
export const galleryClock = defineJob({
  name: 'gallery-clock',
  cron: '50 3 * * *',
  retryLimit: 3,
  retryDelay: 60,
  run: () => forgetUnused(),
});
