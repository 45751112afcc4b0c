import { openDevServices } from '../dev/dev-services.ts';

/** The dev services in a process of their own, so that their processor time is not counted as the shop's. */
const street = await openDevServices({ port: 0, dataDir: process.argv[2] ?? '' });
// Webhook events are measured separately.
street.control.behave({ webhook: 'never' });
const { url, smtpUrl, payment } = street;
process.send?.({ url, smtpUrl, payment });
