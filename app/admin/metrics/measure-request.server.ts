import type { Span } from '@opentelemetry/api';
import type { MiddlewareFunction } from 'react-router';
import { log } from '../../platform/telemetry/log.server.ts';
import { letBegin, requestSeconds, requestsInFlight } from '../../platform/telemetry/metrics.server.ts';
import { remoteSpan, traced } from '../../platform/telemetry/traces.server.ts';
import { underWay } from '../../platform/telemetry/under-way.server.ts';

/** Used by the root route: stores the pattern of the matched route. */
export const noteRoute: MiddlewareFunction<Response> = ({ pattern }, next) => {
  const seen = underWay()?.seen;
  if (seen) seen.route = `/${pattern.replace(/^\//, '')}`;
  return next();
};

/** Requests without a route: refused early, or meant for the router itself. */
const NO_ROUTE = 'none';
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Counts a request, writes one line of it and makes one span of it.
 * @param traceparent from a proxy of our own, if there is one.
 * @param answer sends the answer. @returns its status.
 */
export async function watchRequest(
  asked: string,
  traceparent: string | undefined,
  answer: () => Promise<number>,
): Promise<void> {
  const seconds = letBegin();
  const method = METHODS.includes(asked) ? asked : 'other';
  const { seen = {}, requestId = '' } = underWay() ?? {};
  const attributes = { 'http.request.method': method, 'shop.request_id': requestId };
  requestsInFlight.inc();
  const whole = async (span?: Span) => {
    const status = await answer();
    const route = seen.route ?? NO_ROUTE;
    span?.updateName(`${method} ${route}`);
    span?.setAttributes({ 'http.route': route, 'http.response.status_code': status });
    requestSeconds.observe({ route, method, status: `${Math.floor(status / 100)}xx` }, seconds());
    const line = { method, route, status, durationMs: Math.round(seconds() * 1000) };
    if (status >= 500) log.error('Answered with a failure.', line);
    else log.info('Answered.', line);
  };
  try {
    await traced(method, 'SERVER', attributes, whole, remoteSpan(traceparent));
  } finally {
    requestsInFlight.dec();
  }
}
