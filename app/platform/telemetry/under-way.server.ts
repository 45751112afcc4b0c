import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { SpanContext } from '@opentelemetry/api';

/** What is being done, from where it began to the last line that tells of it. */
interface UnderWay {
  /** Of the request that began it; of work that nobody asked for, like a sweep, its own. */
  requestId: string;
  /** The route's pattern, once the router has found it. */
  seen: { route?: string };
  /** Where a trace goes on. */
  span?: SpanContext | undefined;
}

/** What later work takes along of the request that asked for it. */
export interface Origin {
  requestId: string;
  /** In W3C's form. */
  traceparent?: string;
}

const storage = new AsyncLocalStorage<UnderWay>();

export const underWay = (): UnderWay | undefined => storage.getStore();

/** Everything that `work` does, and has done later, belongs to this request. */
export function begin<Result>(requestId: string, work: () => Result): Result {
  return storage.run({ requestId, seen: {} }, work);
}

export const newRequestId = (): string => randomUUID();

/** The same with a span around it. Does nothing outside of a request. */
export function inSpan<Result>(span: SpanContext, work: () => Result): Result {
  const around = storage.getStore();
  return storage.run({ ...(around ?? { requestId: newRequestId(), seen: {} }), span }, work);
}

const WELL_FORMED = /^[\w-]{16,64}$/;

/**
 * A request's id: a new one for each, or behind proxies of our own the one that they gave it.
 * @param given the header `X-Request-Id`. @param proxyHops how many proxies there are.
 */
export function requestIdFor(given: string | string[] | undefined, proxyHops: number): string {
  return proxyHops > 0 && typeof given === 'string' && WELL_FORMED.test(given) ? given : newRequestId();
}
