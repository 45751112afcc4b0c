import type { Attributes, Span, SpanContext, SpanKind, Tracer } from '@opentelemetry/api';
import { inSpan, type Origin, underWay } from './under-way.server.ts';

interface Tracing {
  api: typeof import('@opentelemetry/api');
  tracer: Tracer;
}

/** Undefined as long as no setting asks for traces. */
let tracing: Tracing | undefined;

/**
 * Starts sending spans to a collector, by OTLP over HTTP with JSON. The libraries for it are loaded only
 * here.
 * @param endpoint the collector's address, without `/v1/traces`.
 * @returns the function that sends the remaining spans and stops.
 */
export async function startTraces(endpoint: string, serviceName: string): Promise<() => Promise<void>> {
  const [api, { BasicTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  // The library's own resource would read the name from the process's variables, which the shop reads in one
  // place.
  const attributes = { 'service.name': serviceName };
  const resource = { attributes, getRawAttributes: () => Object.entries(attributes), merge: () => resource };
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: 5_000 });
  const provider = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: 1_000 })],
  });
  tracing = { api, tracer: provider.getTracer('nanhe-veer') };
  return async () => {
    tracing = undefined;
    // An unreachable collector must not keep the shop from closing.
    await provider.shutdown().catch(() => undefined);
  };
}

/**
 * Runs `work` within a span, if traces are on. Attributes hold routes, fixed words and request ids, nothing
 * about a person.
 * @param parent the span in which the trace continues; by default the current one.
 */
export async function traced<Result>(
  name: string,
  kind: keyof typeof SpanKind,
  attributes: Attributes,
  work: (span?: Span) => Promise<Result>,
  parent = underWay()?.span,
): Promise<Result> {
  if (!tracing) return work();
  const { api, tracer } = tracing;
  const around = parent ? api.trace.setSpanContext(api.ROOT_CONTEXT, parent) : api.ROOT_CONTEXT;
  const span = tracer.startSpan(name, { kind: api.SpanKind[kind], attributes }, around);
  try {
    return await inSpan(span.spanContext(), () => work(span));
  } catch (error) {
    span.setStatus({ code: api.SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/**
 * Makes every transaction a span of the request or job to which it belongs.
 * @param database is changed in place.
 */
export function traceTransactions(database: {
  transaction: (work: never, config?: never) => Promise<unknown>;
}): void {
  const begin = database.transaction.bind(database);
  database.transaction = (work, config) => traced('transaction', 'INTERNAL', {}, () => begin(work, config));
}

/** What a new job carries along from the current request or job; undefined at the start of the shop. */
export function originNow(): Origin | undefined {
  const now = underWay();
  if (!now) return undefined;
  const { requestId, span } = now;
  if (!span) return { requestId };
  const flags = span.traceFlags.toString(16).padStart(2, '0');
  return { requestId, traceparent: `00-${span.traceId}-${span.spanId}-${flags}` };
}

const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/**
 * The span in which a trace that began elsewhere continues.
 * @returns undefined when the text is not in W3C's form.
 */
export function remoteSpan(traceparent: string | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
}
