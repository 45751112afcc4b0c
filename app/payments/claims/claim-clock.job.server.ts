import { defineJob } from '../../platform/jobs/jobs.server.ts';
import { forgetClaimPhotos } from './claim-photos.server.ts';

/** Every night, deletes pictures of claims whose retention period is over. */
export const claimClock = defineJob({
  name: 'claim-clock',
  cron: '25 3 * * *',
  retryLimit: 5,
  retryDelay: 60,
  run: forgetClaimPhotos,
});
