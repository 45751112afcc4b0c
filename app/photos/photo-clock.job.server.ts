import { defineJob } from '../platform/jobs.server.ts';
import { log } from '../platform/log.server.ts';
import { forgetDuePhotos } from './photos.server.ts';

/** Every hour: photos whose date has come leave, with the pictures made from them. */
export const photoClock = defineJob({
  name: 'photo-clock',
  cron: '7 * * * *',
  retryLimit: 5,
  retryDelay: 60,
  run: async () => {
    const count = await forgetDuePhotos();
    if (count > 0) log.info('Photos were forgotten on their date.', { count });
  },
});
