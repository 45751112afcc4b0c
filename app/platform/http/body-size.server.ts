import type { Context, MiddlewareHandler } from 'hono';
import { bodyType } from '../bodies/body-type.ts';
import { isPlainForm, plainPage } from '../bodies/plain-page.ts';
import { largestFileForm } from './file-routes.ts';
import { LARGEST_NOTICE, logRefusedWebhook } from './refused-webhook.server.ts';

/** The address of the payment provider's webhook. It takes signed bytes of any content type. */
const NOTICES = '/api/payments/webhook';
/** The most bytes of any other body. */
const LARGEST_BODY = 64 * 1024;

/**
 * Decides once, from the headers alone, which body a request may have and how large it may be. The body is
 * read later, by the code that knows who may send it. Answers 415 to a type that is not read at this address,
 * 413 to a body that is too large, and 411 to a request that does not say its length. Browsers always say it.
 * The payment provider need not: its webhook events are counted while they are read.
 */
export const boundedBodies: MiddlewareHandler = async (context, next) => {
  const { req } = context;
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  const length = Number(req.header('content-length') ?? 0);
  if (req.path === NOTICES) {
    if (length <= LARGEST_NOTICE) return next();
    logRefusedWebhook('too large', 413);
    return refuse(context, 413);
  }
  if (req.header('transfer-encoding') !== undefined) return context.text('Please say how long it is.', 411);
  const header = req.header('content-type');
  const type = bodyType(header);
  if (header !== undefined && length > 0 && !type) return refuse(context, 415);
  const fileForm = req.method === 'POST' ? largestFileForm(req.path) : null;
  const most = type?.kind === 'parts' ? (fileForm ?? LARGEST_BODY) : LARGEST_BODY;
  if (!(length <= most)) return refuse(context, 413);
  if (length > 0 && (!type || (fileForm !== null && type.kind !== 'parts'))) return refuse(context, 415);
  return next();
};

const WORDS = {
  413: { problem: 'size', title: 'Too Large', message: 'That is too large. Please send a smaller one.' },
  415: {
    problem: 'form',
    title: 'Not Readable',
    message: 'We could not read what was sent. Please load the page again and try once more.',
  },
};

/** Answers scripts of the shop with JSON, as they expect a refusal, and plain forms with a page. */
function refuse(context: Context, status: 413 | 415): Response {
  return isPlainForm(context.req.raw.headers)
    ? context.html(plainPage(WORDS[status], pageWithForm(context)), status)
    : context.json(WORDS[status], status);
}

/** The page from which a browser sent its form, if the browser says so; otherwise the front page. */
function pageWithForm({ req }: Context): string {
  const from = req.header('referer') ?? '';
  if (!URL.canParse(from)) return '/';
  const { host, pathname } = new URL(from);
  return host === req.header('host') && !pathname.startsWith('//') ? pathname : '/';
}
