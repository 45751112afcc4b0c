import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import * as serverBuild from 'virtual:react-router/server-build';
import { confirmEmail } from './account/account/confirm-email.server.ts';
import { prepareFirstOwner } from './account/staff-sessions/first-owner.server.ts';
import { letBackIn } from './account/staff-sessions/let-back-in.server.ts';
import { productsInTable } from './buying/catalogue/products.server.ts';
import { shelvedStories } from './buying/catalogue/shop-stories.server.ts';
import { galleryTiles } from './shop/gallery/shelf-cards.server.ts';
import { JOBS } from './jobs.server.ts';
import { holdBack } from './shop/maintenance/hold-back.server.ts';
import type { Environment } from './platform/environment/environment.server.ts';
import { createQueues, workQueues } from './platform/jobs/jobs.server.ts';
import { log } from './platform/telemetry/log.server.ts';
import { databaseAnswers } from './platform/runtime/runtime.server.ts';
import { addressesOf, isTooDeep, isTooLong } from './platform/http/addresses.ts';
import { boundedBodies } from './platform/http/body-size.server.ts';
import { CALLS, callsOf } from './platform/http/calls.ts';
import { nonceContext } from './platform/http/nonce.server.ts';
import { missingPage } from './platform/http/missing-page.server.ts';
import { packedAnswers } from './platform/http/packed-answers.server.ts';
import { methodsOf } from './platform/http/methods.ts';
import { failureContext, failureStatus, GONE, isNoForm } from './platform/http/passing-failure.server.ts';
import { isReadable } from './platform/http/readable-address.ts';
import { refuseUnreadable } from './platform/http/unreadable-calls.server.ts';
import { asSeenOutside } from './platform/http/seen-outside.server.ts';
import { type OpenRuntime, openRuntime } from './platform/boot/open-runtime.server.ts';
import { isPayingPage } from './platform/http/paying-pages.ts';
import { answerAtOnce, answerInTime, type ReadyMade } from './platform/http/ready-made-answers.server.ts';
import {
  hashInlineScripts,
  isPage,
  loadReadyMade,
  type ReadyMadeSite,
} from './platform/http/ready-made.server.ts';
import { fromOwnPages, ownHosts } from './platform/http/same-origin.server.ts';
import { fileSecurityHeaders, securityHeaders } from './platform/http/security-headers.server.ts';
import { seedCoupons } from './buying/pricing/coupons.server.ts';
import { HOLDING_PAGE, READY_MADE } from './ready-made.ts';
import { ownFacts } from './platform/facts/facts.ts';
import { followSettings, refreshSettings, settingsNow } from './platform/settings/settings-now.server.ts';
import { keepPagesTrue, pagesDrawn } from './platform/pages/redraw-pages.server.ts';
import { ORIGIN_PLACEHOLDER, setSiteOrigin } from './platform/pages/site-origin.ts';
import { openWatchPost, type Readiness, type WatchPost } from './admin/metrics/metrics-server.server.ts';
import { watchRequest } from './admin/metrics/measure-request.server.ts';
import { builtFilesSent } from './platform/telemetry/metrics.server.ts';
import { startTraces } from './platform/telemetry/traces.server.ts';
import { begin, requestIdFor } from './platform/telemetry/under-way.server.ts';
import { ROOM_SCRIPT } from './ui/layout/room-script.ts';
import { THEME_SCRIPT } from './ui/layout/theme-script.ts';

export * from 'virtual:react-router/server-build';
export { EnvironmentProblem, readEnvironment } from './platform/environment/environment.server.ts';
export { DataInUse } from './platform/database/data-lock.server.ts';
export { DamagedData, makeDataFolder } from './platform/database/damaged-data.server.ts';
export { asSeenOutside };

const INLINE_SCRIPTS = [THEME_SCRIPT, ROOM_SCRIPT].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);

/** The open shop: answers requests until it is closed. */
export interface Shop {
  /** For a server of `node:http`. */
  listener: RequestListener;
  /** Has that server answer with the shop's headers what it refuses by itself. */
  guard: (server: Server) => void;
  machine: OpenRuntime;
  /** Before the first visitor: has the ready-made pages say what the database says, from now on. */
  openPages: () => Promise<void>;
  /** Compresses the ready-made pages, which their first visitors would wait for. */
  packPages: () => Promise<void>;
  /** On the first start makes the staff password. @returns it, when it was generated just now. */
  prepareStaff: () => Promise<string | null>;
  /** For `npm run staff`. */
  letBackIn: typeof letBackIn;
  /** Works through the job queue in this process. */
  startJobs: () => Promise<void>;
  /** Has this process be watched from a port of its own, if a setting names one. @throws when the port is taken. */
  openWatchPost: () => Promise<WatchPost | null>;
  /** From now on `/readyz` says no, so that no new visitor is sent here, and open event streams end. */
  leave: () => void;
  close: () => Promise<void>;
}

/** Opens database, queue and files and returns the shop. `clock` is the shop's own time; tests move it. */
export async function openShop(environment: Environment, clock = () => new Date()): Promise<Shop> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_SERVICE_NAME } = environment;
  const endTraces = collector ? await startTraces(collector, OTEL_SERVICE_NAME) : undefined;
  const machine = await openRuntime(environment, clock);
  await createQueues(machine.boss, JOBS);
  await seedCoupons(machine.database);
  const stopSettings = await followSettings(() => void pagesDrawn());
  let stopPages: (() => void) | undefined;
  let leaving = false;
  let post: WatchPost | null = null;
  const readiness = async (): Promise<Readiness> => {
    if (leaving) return 'leaving';
    return (await databaseAnswers()) ? 'ready' : 'no database';
  };
  const pages = builtPages(environment);
  const site = makeSite(environment, readiness, pages);
  const answer = getRequestListener(
    (request, { incoming }) =>
      site.fetch(asSeenOutside(request, incoming.socket.remoteAddress ?? 'unknown', environment)),
    // A host that is none, or a method that browsers do not know, such as TRACE.
    { errorHandler: () => new Response(null, { status: 400, headers: ownHeaders(environment) }) },
  );
  return {
    machine,
    listener: (incoming, outgoing) => {
      if (!sendReadyMade(environment, pages, incoming, outgoing)) void answer(incoming, outgoing);
    },
    guard: (server) => refuseUnreadable(server, ownHeaders(environment)),
    packPages: pages.packPages,
    openPages: async () => {
      stopPages = await keepPagesTrue({
        site: pages,
        paths: [...READY_MADE, HOLDING_PAGE],
        draw: drawUnsigned,
        origin: environment.publicUrl,
        whatTheySay,
        builtWith: JSON.stringify([{}, [], [], []]),
      });
    },
    prepareStaff: () => prepareFirstOwner(environment),
    letBackIn,
    startJobs: () => workQueues(machine.boss, JOBS),
    openWatchPost: async () => {
      const { METRICS_HOST, METRICS_PORT } = environment;
      if (METRICS_PORT === undefined) return null;
      post = await openWatchPost(METRICS_HOST, METRICS_PORT, {
        readiness,
        queues: JOBS.map(({ name }) => name),
      });
      return post;
    },
    leave: () => {
      leaving = true;
      machine.streams.close();
    },
    close: async () => {
      stopSettings();
      stopPages?.();
      await post?.close();
      await machine.close();
      await endTraces?.();
    },
  };
}

const BUILD = serverBuild as unknown as ServerBuild;
const draw = createRequestHandler(BUILD, import.meta.env.MODE);
const answerCall = createRequestHandler(callsOf(BUILD), import.meta.env.MODE);
const methodsAt = methodsOf(BUILD);
const isAddress = addressesOf(BUILD);

/** For these the whole map of routes is not looked through before the router does. */
const USUAL = ['GET', 'HEAD', 'POST'];

/** In the form in which calls are answered that bring the wrong thing. */
const NO_FORM = {
  problem: 'form',
  message: 'We could not read what was sent. Please load the page again and try once more.',
};

/** For everybody: without a nonce, which would be the same for all. */
const drawUnsigned = (request: Request) => draw(request, new RouterContextProvider());

/** In development every page is drawn when it is asked for. */
function builtPages(environment: Environment): ReadyMadeSite {
  if (import.meta.env.DEV) return { find: () => undefined, replace: () => {}, packPages: async () => {} };
  return loadReadyMade(
    path.resolve('build/client'),
    { [ORIGIN_PLACEHOLDER]: environment.publicUrl },
    (place, type, inlineScripts) =>
      fileSecurityHeaders(environment, type, { inlineScripts, pays: isPayingPage(place) }),
  );
}

/** What ready-made pages say from the database. */
async function whatTheySay(): Promise<string> {
  return JSON.stringify([ownFacts(), await productsInTable(), await galleryTiles(), await shelvedStories()]);
}

/** The shop's answers to requests, over the open machine. Exported for development, where code is reloaded under it. */
export function makeSite(
  environment: Environment,
  readiness: () => Promise<Readiness>,
  pages: ReadyMadeSite = builtPages(environment),
): Hono {
  const site = new Hono();
  const hosts = ownHosts(environment.publicUrl, environment.HOST, environment.PORT);
  const withoutScripts = ownHeaders(environment);
  setSiteOrigin(environment.publicUrl);

  site.onError((error, context) => {
    if (context.req.raw.signal.aborted) return new Response(null, { status: GONE });
    log.error('A request failed.', { error, method: context.req.method, path: context.req.path });
    return context.text('Something went wrong on our side. Please try again in a moment.', 500);
  });
  const builtFor = ({ req }: Context) => {
    const confirms = req.path === '/' && req.query('confirm') !== undefined;
    const readable = req.method === 'GET' || req.method === 'HEAD';
    return readable && !confirms ? pages.find(req.path) : undefined;
  };
  site.use((context, next) => {
    const requestId = requestIdFor(context.req.header('x-request-id'), environment.PROXY_HOPS);
    return begin(requestId, async () => {
      await next();
      context.header('X-Request-Id', requestId);
      // Pages and files bring their own.
      if (context.res.headers.has('X-Content-Type-Options')) return;
      for (const [name, value] of Object.entries(withoutScripts)) context.header(name, value);
    });
  });
  site.use((context, next) =>
    isReadable(context.req.url) ? next() : Promise.resolve(context.text('This address cannot be read.', 400)),
  );
  site.get('/healthz', (context) => context.text('ok'));
  site.get('/readyz', async (context) => {
    const state = await readiness();
    return context.text(state, state === 'ready' ? 200 : 503);
  });
  site.use((context, next) => {
    if (builtFor(context)) {
      builtFilesSent.inc();
      return next();
    }
    const traceparent = environment.PROXY_HOPS > 0 ? context.req.header('traceparent') : undefined;
    return watchRequest(context.req.method, traceparent, async () => {
      await next();
      return context.res.status;
    });
  });
  site.use(packedAnswers);
  site.use(async (context, next) => {
    const foreign = !fromOwnPages(context.req.raw, hosts);
    if (!foreign) return next();
    log.security('A call from another site was refused.', {
      method: context.req.method,
      path: context.req.path,
    });
    return context.text('This call did not come from the shop’s own pages.', 403);
  });
  const missing = missingPage(async () => {
    const response = await drawUnsigned(new Request(`${environment.publicUrl}/404`));
    const html = await response.text();
    const headers = new Headers(response.headers);
    setAll(headers, securityHeaders(environment, { inlineScripts: hashInlineScripts(html) }));
    headers.set('Cache-Control', 'private, no-store');
    return new Response(html, { headers });
  });
  site.use(async (context, next) => {
    const { req } = context;
    if (isTooDeep(req.path)) {
      const reads = req.method === 'GET' || req.method === 'HEAD';
      return reads ? missing(req.method, req.path) : context.json({ problem: 'address' }, 404);
    }
    return isTooLong(new URL(req.url)) ? context.text('This address is too long.', 414) : next();
  });
  site.use(boundedBodies);
  const holdingPage = async () => {
    const file = pages.find(HOLDING_PAGE);
    return file
      ? builtFile(file, new Request(environment.publicUrl + HOLDING_PAGE))
      : drawUnsigned(new Request(environment.publicUrl + HOLDING_PAGE));
  };
  site.use(async (context, next) => {
    const file = pages.find(context.req.path);
    const mayBeHeldBack = !file || isPage(file);
    return ((mayBeHeldBack || null) && (await holdBack(context.req.raw, holdingPage))) ?? next();
  });
  site.get(HOLDING_PAGE, (context) => context.redirect('/'));
  site.get('/', async (context, next) => {
    const token = context.req.query('confirm');
    if (token === undefined) return next();
    return context.redirect(`/?confirmed=${await confirmEmail(token)}`, 303);
  });
  // Reloaded code has forgotten what it read.
  if (import.meta.env.DEV) {
    site.use(async (_, next) => {
      await refreshSettings();
      return next();
    });
  }
  site.all('*', async (context) => {
    const request = context.req.raw;
    const file = builtFor(context);
    if (file) return builtFile(file, request);
    const notTaken = () => {
      const methods = methodsAt(context.req.path);
      if (methods.includes(request.method)) return null;
      return context.json({ problem: 'method' }, 405, { Allow: methods.join(', ') });
    };
    const refused = USUAL.includes(request.method) ? null : notTaken();
    if (refused) return refused;
    const reads = request.method === 'GET' || request.method === 'HEAD';
    // What the router asks of itself begins with two underscores.
    const isPageAsked = !/\.data$|^\/__/.test(context.req.path);
    if (import.meta.env.PROD && reads && isPageAsked && !isAddress(context.req.path))
      return missing(request.method, context.req.path);
    const nonce = randomBytes(16).toString('base64');
    const shopContext = new RouterContextProvider();
    shopContext.set(nonceContext, nonce);
    const isCall = context.req.path.startsWith(CALLS);
    const response = await (isCall ? answerCall : draw)(request, shopContext);
    // The router's words for looking at what can only be sent to, and for sending to what can only be looked at.
    const unusual = response.status === 400 || response.status === 405 ? notTaken() : null;
    if (unusual) return unusual;
    const failure = shopContext.get(failureContext);
    const headers = new Headers(response.headers);
    const type = headers.get('Content-Type') ?? '';
    const isPage = type.startsWith('text/html');
    const inlineScripts = [`'nonce-${nonce}'`, ...INLINE_SCRIPTS];
    const pays = isPayingPage(context.req.path);
    setAll(headers, isPage ? securityHeaders(environment, { inlineScripts, pays }) : withoutScripts);
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store');
    const status = response.status === 500 ? failureStatus(request, failure) : response.status;
    if (status === 400 && isNoForm(failure) && type.startsWith('text/plain'))
      return context.json(NO_FORM, 400);
    if (status === 503) headers.set('Retry-After', '60');
    // Refusals that do not know better; those that do have said it.
    if (status === 429 && !headers.has('Retry-After')) headers.set('Retry-After', '600');
    if (!isCall || type !== 'application/json' || request.method === 'HEAD')
      return new Response(response.body, { status, headers });
    // At once, and not as a stream of one piece.
    const json = await response.text();
    headers.set('Content-Length', String(Buffer.byteLength(json)));
    return new Response(json, { status, headers });
  });
  return site;
}

/**
 * Most of what visitors ask for is a built file, the same for everybody: it is sent without the detour over the router.
 * @returns false for what is no such file, or has to be decided or made first.
 */
function sendReadyMade(
  environment: Environment,
  pages: ReadyMadeSite,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): boolean {
  const { method, url = '', headers } = incoming;
  if ((method !== 'GET' && method !== 'HEAD') || headers.host === undefined) return false;
  // The address of the front page may hold a key that confirms an e-mail address.
  if (settingsNow().maintenanceSince !== null || url.startsWith('/?')) return false;
  const [pathname = ''] = url.split('?', 1);
  const file = pages.find(pathname);
  if (!file || file === pages.find(HOLDING_PAGE)) return false;
  const answer = answerAtOnce(file, {
    knownEtags: headers['if-none-match'],
    encodings: headers['accept-encoding'] as string | undefined,
  });
  if (!answer) return false;
  const requestId = requestIdFor(headers['x-request-id'], environment.PROXY_HOPS);
  outgoing.writeHead(answer.status, { ...answer.headers, 'X-Request-Id': requestId });
  outgoing.end(method === 'HEAD' ? null : answer.body);
  builtFilesSent.inc();
  return true;
}

async function builtFile(file: ReadyMade, request: Request): Promise<Response> {
  const { status, headers, body } = await answerInTime(file, {
    knownEtags: request.headers.get('if-none-match'),
    encodings: request.headers.get('accept-encoding'),
  });
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

/** Of answers that neither a page nor a file brings along. */
const ownHeaders = (environment: Environment) => ({
  'Cache-Control': 'private, no-store',
  ...securityHeaders(environment),
});

function setAll(headers: Headers, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) if (!headers.has(name)) headers.set(name, value);
}
