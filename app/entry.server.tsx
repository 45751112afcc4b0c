import { renderToReadableStream } from 'react-dom/server';
import { isbot } from 'isbot';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { log } from './platform/telemetry/log.server.ts';
import { failureContext, isNoForm } from './platform/http/passing-failure.server.ts';
import { nonceContext } from './platform/http/nonce.server.ts';

const RENDER_LIMIT_MS = 6_000;
/** What is already there stands in its place, however long: a page can be read before, and without, its scripts. */
const NEVER_LATER = Number.MAX_SAFE_INTEGER;
export const streamTimeout = 5_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const nonce = context.get(nonceContext) ?? undefined;
  const body = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
    {
      nonce,
      progressiveChunkSize: NEVER_LATER,
      signal: AbortSignal.timeout(RENDER_LIMIT_MS),
      onError: (error) =>
        log.error('A page failed while it was drawn.', { error, path: new URL(request.url).pathname }),
    },
  );
  if (isbot(request.headers.get('user-agent'))) await body.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(
    body.pipeThrough(new TextDecoderStream()).pipeThrough(paintFirst()).pipeThrough(new TextEncoderStream()),
    { status, headers },
  );
}

/**
 * Lets style, fonts and pictures come before the scripts: every page can be read before they are there. A word cut in
 * two by the stream stays as it is, which only costs a moment.
 */
function paintFirst(): TransformStream<string, string> {
  return new TransformStream({
    transform: (html, controller) =>
      controller.enqueue(html.replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"')),
  });
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  context.set(failureContext, error);
  // A missing page or a wrong method is the caller's mistake; the access log of a proxy has it.
  const callersMistake = isNoForm(error) || (isRouteErrorResponse(error) && error.status < 500);
  if (!request.signal.aborted && !callersMistake) {
    log.error('A request failed.', { error, method: request.method, path: new URL(request.url).pathname });
  }
}
