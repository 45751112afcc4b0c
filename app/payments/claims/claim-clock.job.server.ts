import { defineJob } from '../../platform/jobs/jobs.server.ts';
import { forgetClaimPhotos } from './claim-photos.server.ts';

/** Every night: pictures of claims whose day has come leave. */
export const claimClock = defineJob({
  name: 'claim-clock',
  cron: '25 3 * * *',
  retryLimit: 5,
  retryDelay: 60,
  run: forgetClaimPhotos,
});
