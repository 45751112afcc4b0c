import { log } from '../telemetry/log.server.ts';

/** The most bytes of a webhook event: ten times the payment provider's largest. */
export const LARGEST_NOTICE = 256 * 1024;

/** Writes the one log line for each webhook event that is not believed, wherever it is refused. */
export const logRefusedWebhook = (reason: string, status: number): void =>
  log.security('A payment notice was refused.', { reason, status });
