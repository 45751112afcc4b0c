import { defineJob } from '../../platform/jobs/jobs.server.ts';
import { forgetOldPhoneOrders } from './phone-orders.server.ts';

/** Every night, deletes phone orders whose link expired long ago. */
export const forgetPhoneOrders = defineJob({
  name: 'forget-phone-orders',
  retryLimit: 3,
  retryDelay: 300,
  cron: '15 4 * * *',
  run: forgetOldPhoneOrders,
});
