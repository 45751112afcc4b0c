import { defineJob } from '../../platform/jobs/jobs.server.ts';
import { log } from '../../platform/telemetry/log.server.ts';
import { forgetOldNotes } from './kept-drafts.server.ts';

/** Every hour: deletes the kept drafts whose date has come. */
export const forgetKeptDrafts = defineJob({
  name: 'forget-kept-drafts',
  cron: '17 * * * *',
  retryLimit: 5,
  retryDelay: 60,
  run: async () => {
    const count = await forgetOldNotes();
    if (count > 0) log.info('Drafts were forgotten on their date.', { count });
  },
});
