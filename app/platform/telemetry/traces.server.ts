import type { Attributes, Span, SpanContext, SpanKind, Tracer } from '@opentelemetry/api';
import { inSpan, type Origin, underWay } from './under-way.server.ts';

interface Tracing {
  api: typeof import('@opentelemetry/api');
  tracer: Tracer;
}

/** Undefined as long as no setting asks for traces. */
let tracing: Tracing | undefined;

/**
 * Begins to send spans to a collector, by OTLP over HTTP with JSON. Its parts are loaded here and nowhere else.
 * @param endpoint the collector's address, without `/v1/traces`.
 * @returns the function that sends what is left and ends this.
 */
export async function startTraces(endpoint: string, serviceName: string): Promise<() => Promise<void>> {
  const [api, { BasicTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  // What the library would make of it reads the name from the process's variables, which are read in one place here.
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
    // A collector that is away keeps no shop from closing.
    await provider.shutdown().catch(() => undefined);
  };
}

/**
 * Does `work` within a span, if traces are on. Its attributes hold routes, fixed words and ids of requests, nothing of a person.
 * @param parent where the trace goes on; what is under way here when left out.
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

/** Has every transaction be a span of what it belongs to. @param database changed in place. */
export function traceTransactions(database: {
  transaction: (work: never, config?: never) => Promise<unknown>;
}): void {
  const begin = database.transaction.bind(database);
  database.transaction = (work, config) => traced('transaction', 'INTERNAL', {}, () => begin(work, config));
}

/** What later work takes along of what is under way; undefined at the start of the shop. */
export function originNow(): Origin | undefined {
  const now = underWay();
  if (!now) return undefined;
  const { requestId, span } = now;
  if (!span) return { requestId };
  const flags = span.traceFlags.toString(16).padStart(2, '0');
  return { requestId, traceparent: `00-${span.traceId}-${span.spanId}-${flags}` };
}

const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/** Where a trace goes on that began elsewhere. @returns undefined for what is not in W3C's form. */
export function remoteSpan(traceparent: string | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
}
