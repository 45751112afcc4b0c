import { createContext } from 'react-router';
import { StoreDown } from '../files/files.server.ts';

/** What went wrong while a request was answered, if anything did. */
export const failureContext = createContext<unknown>(null);

/**
 * Codes of the system or of PostgreSQL for a full disk, or for a database that is out of some resource, shuts
 * down, starts, is read-only for now, gave up on an idle transaction, or cannot be reached.
 */
const CODES =
  /^(ENOSPC|EDQUOT|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|53\w{3}|57P0\d|08\w{3}|25006|25P0[34])$/;

/**
 * Messages of the pool and the driver that have no code: all connections were busy for too long, or this one
 * ended.
 */
const NO_CONNECTION =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Query read timeout)/;

/** Whether the same request may succeed a little later, without anybody repairing the shop. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (error instanceof StoreDown || NO_CONNECTION.test(error.message)) return true;
  if (typeof code === 'string' && CODES.test(code)) return true;
  return isPassing(error.cause);
}

/** Node's messages, which have no code, for a body that is not a form or not of the type that it claims. */
const NO_FORM = /^(Content-Type was not one of|Failed to parse body as FormData)/;

/** Whether the caller sent something other than the expected form. */
export function isNoForm(error: unknown): boolean {
  return error instanceof TypeError && NO_FORM.test(error.message);
}

/** The caller hung up. Nobody receives this status; it is for the log. */
export const GONE = 499;

/**
 * The status of a failed request. When a caller leaves midway or sends the wrong body, it is not a failure of
 * the shop.
 */
export function failureStatus(request: Request, failure: unknown): number {
  if (request.signal.aborted) return GONE;
  if (isNoForm(failure)) return 400;
  return isPassing(failure) ? 503 : 500;
}
