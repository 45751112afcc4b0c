import { openDevServices } from '../dev/dev-services.ts';

/** The outside world in a process of its own: what the payment provider costs is not the shop's. */
const street = await openDevServices({ port: 0, dataDir: process.argv[2] ?? '' });
// Its notices are measured by themselves.
street.control.behave({ webhook: 'never' });
const { url, smtpUrl, payment } = street;
process.send?.({ url, smtpUrl, payment });
