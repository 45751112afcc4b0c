import { log } from '../telemetry/log.server.ts';

/** What a notice of the payment provider may weigh: ten times its largest. */
export const LARGEST_NOTICE = 256 * 1024;

/** The one line in the log of each notice that is not believed, wherever it is turned away. */
export const logRefusedWebhook = (reason: string, status: number): void =>
  log.security('A payment notice was refused.', { reason, status });
