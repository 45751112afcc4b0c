import { pino } from 'pino';
import { underWay } from './under-way.server.ts';

/**
 * The only fields that may be written to the log, so that an unknown field cannot be logged by accident.
 * Values are ids, counts and fixed words, never names, addresses, letters, tokens or photos. Each line
 * automatically names the request that began the work.
 */
export interface LogFields {
  orderNumber?: string;
  checkoutId?: string;
  paymentId?: string;
  refundId?: string;
  letterId?: string;
  jobName?: string;
  method?: string;
  path?: string;
  /** A pattern, `/orders/:orderId`. */
  route?: string;
  status?: number;
  durationMs?: number;
  reason?: string;
  count?: number;
  /** Only its name, message and stack are written, without e-mail addresses. */
  error?: unknown;
}

const logger = pino(
  { base: null, level: process.env['VITEST'] || process.env['TEST_WORKER_INDEX'] ? 'silent' : 'info' },
  pino.destination({ fd: 2, sync: true }),
);

export const log = {
  info: (message: string, fields: LogFields = {}) => logger.info(clean(fields), message),
  warn: (message: string, fields: LogFields = {}) => logger.warn(clean(fields), message),
  error: (message: string, fields: LogFields = {}) => logger.error(clean(fields), message),
  /** Something that looks like an attack or a break-in attempt. */
  security: (message: string, fields: LogFields = {}) =>
    logger.warn({ ...clean(fields), security: true }, message),
};

function clean({ error, ...told }: LogFields): object {
  const begun = underWay();
  const fields = begun ? { requestId: begun.requestId, ...told } : told;
  if (error === undefined) return fields;
  const known = withoutValues(error instanceof Error ? error : new Error(String(error)));
  const { name, message, stack } = known;
  return { ...fields, error: { name, message: withoutAddresses(message), stack: withoutAddresses(stack) } };
}

/** Mail servers repeat the addresses that they refuse. */
function withoutAddresses(text = ''): string {
  return text.replaceAll(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '[address]');
}

/**
 * The query builder's errors contain the row's values in their message. The driver's error, which is their
 * cause, does not.
 */
function withoutValues(error: Error): Error {
  return error.message.startsWith('Failed query') && error.cause instanceof Error ? error.cause : error;
}
