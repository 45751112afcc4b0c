import { defineJob } from '../../platform/jobs/jobs.server.ts';
import { forgetLeftPictures } from './pictures.server.ts';

/** Every hour: deletes profile pictures of deleted accounts, and finishes interrupted deletions. */
export const pictureClock = defineJob({
  name: 'picture-clock',
  cron: '22 * * * *',
  retryLimit: 5,
  retryDelay: 60,
  run: forgetLeftPictures,
});
