import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { SpanContext } from '@opentelemetry/api';

/** The context of a request or job, from its start to its last log line. */
interface UnderWay {
  /** The id of the request that began the work. Work that nobody asked for, like a sweep, has its own id. */
  requestId: string;
  /** The route's pattern, once the router has found it. */
  seen: { route?: string };
  /** The span in which the trace continues. */
  span?: SpanContext | undefined;
}

/** What a job carries along from the request that asked for it. */
export interface Origin {
  requestId: string;
  /** In W3C's form. */
  traceparent?: string;
}

const storage = new AsyncLocalStorage<UnderWay>();

export const underWay = (): UnderWay | undefined => storage.getStore();

/** Runs `work`. Everything that it does, and every job that it enqueues, belongs to this request. */
export function begin<Result>(requestId: string, work: () => Result): Result {
  return storage.run({ requestId, seen: {} }, work);
}

export const newRequestId = (): string => randomUUID();

/**
 * Runs `work` with `span` as the current span. Outside a request, the work also gets a request id of its own.
 */
export function inSpan<Result>(span: SpanContext, work: () => Result): Result {
  const around = storage.getStore();
  return storage.run({ ...(around ?? { requestId: newRequestId(), seen: {} }), span }, work);
}

const WELL_FORMED = /^[\w-]{16,64}$/;

/**
 * The id of a request: a new one or, behind proxies of our own, the one that they gave it.
 * @param given the header `X-Request-Id`.
 * @param proxyHops how many proxies there are.
 */
export function requestIdFor(given: string | string[] | undefined, proxyHops: number): string {
  return proxyHops > 0 && typeof given === 'string' && WELL_FORMED.test(given) ? given : newRequestId();
}
