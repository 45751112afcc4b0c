import { createContext } from 'react-router';
import { StoreDown } from '../files/files.server.ts';

/** What went wrong while a request was answered, if anything did. */
export const failureContext = createContext<unknown>(null);

/**
 * No room on the disk, or the database is out of something, leaves, starts, is only read for now, gave up on a transaction
 * that stood still, or is not there; by the system's or PostgreSQL's codes.
 */
const CODES =
  /^(ENOSPC|EDQUOT|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|53\w{3}|57P0\d|08\w{3}|25006|25P0[34])$/;

/** The pool's and the driver's words, which have no code: all connections are busy for too long, or this one ended. */
const NO_CONNECTION =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Query read timeout)/;

/** Whether the same request may well go through a little later, without anybody mending the shop. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (error instanceof StoreDown || NO_CONNECTION.test(error.message)) return true;
  if (typeof code === 'string' && CODES.test(code)) return true;
  return isPassing(error.cause);
}

/** In Node's words, which have no code, for a body that is no form or not the one that its type promises. */
const NO_FORM = /^(Content-Type was not one of|Failed to parse body as FormData)/;

/** Whether the caller sent something else than the form that was asked for. */
export function isNoForm(error: unknown): boolean {
  return error instanceof TypeError && NO_FORM.test(error.message);
}

/** For the log, as nobody is there to read it: the caller hung up. */
export const GONE = 499;

/** Whoever leaves in the middle, or sends what was not asked for, is no failure of the shop. */
export function failureStatus(request: Request, failure: unknown): number {
  if (request.signal.aborted) return GONE;
  if (isNoForm(failure)) return 400;
  return isPassing(failure) ? 503 : 500;
}
