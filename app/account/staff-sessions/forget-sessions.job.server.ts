import { defineJob } from '../../platform/jobs/jobs.server.ts';
import { forgetOldInvitations } from './invitations.server.ts';
import { forgetOldSessions } from './staff-session.server.ts';

/** Once a night: deletes sessions and invitations that ended long ago, because they hold addresses. */
export const forgetStaffSessions = defineJob<Record<string, never>>({
  name: 'forget-staff-sessions',
  retryLimit: 3,
  retryDelay: 300,
  cron: '30 3 * * *',
  async run() {
    await forgetOldSessions();
    await forgetOldInvitations();
  },
});
