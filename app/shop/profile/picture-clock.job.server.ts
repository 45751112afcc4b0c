import { defineJob } from '../../platform/jobs/jobs.server.ts';
import { forgetLeftPictures } from './pictures.server.ts';

/** Every hour: profile pictures whose deletion was interrupted, or whose account is gone, leave. */
export const pictureClock = defineJob({
  name: 'picture-clock',
  cron: '22 * * * *',
  retryLimit: 5,
  retryDelay: 60,
  run: forgetLeftPictures,
});
