import { defineJob } from '../../platform/jobs/jobs.server.ts';
import { forgetOldPhoneOrders } from './phone-orders.server.ts';

/** Every night: what somebody said on the phone leaves, long after its link ran out. */
export const forgetPhoneOrders = defineJob({
  name: 'forget-phone-orders',
  retryLimit: 3,
  retryDelay: 300,
  cron: '15 4 * * *',
  run: forgetOldPhoneOrders,
});
