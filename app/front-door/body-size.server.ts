import type { MiddlewareHandler } from 'hono';
import { LARGEST_NOTICE, logRefusedNotice } from './refused-notice.server.ts';

/** Where forms with a picture go. */
const PICTURE_FORMS =
  /^\/(api\/(photo|profile\/picture|claim-photo)|admin\/orders\/[\da-f-]+\/replace-photo(\.data)?|orders\/[\da-f-]+\/books\/[\da-f-]+\/photo(\.data)?)$/;
/** A picture of 5 MB and its form fields. */
const LARGEST_PHOTO_FORM = 6 * 1024 * 1024;
/** Where staff send pictures, and the most that the owner may allow for one, with its form. */
const STAFF_PICTURES = '/admin/gallery/pictures';
const LARGEST_STAFF_PICTURE = 51 * 1024 * 1024;
/** Where the payment provider sends its notices. */
const NOTICES = '/api/payments/webhook';
/** What anything else may weigh. Forms take longest to read: full of empty fields this much takes 40 ms, four times as much 800. */
const LARGEST_BODY = 64 * 1024;

/**
 * Takes from a caller no more than what is asked for at an address may weigh, by what the call says of itself: reading
 * waits for whoever knows who may come in. Answers 413 to more and 411 to a call that does not say it, which browsers
 * always do; the payment provider need not, whose notices are counted while they are read.
 */
export const boundedBodies: MiddlewareHandler = async (context, next) => {
  const { req } = context;
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  if (req.header('transfer-encoding') !== undefined && req.path !== NOTICES)
    return context.text('Please say how long it is.', 411);
  const bringsFiles = req.method === 'POST' && req.header('content-type')?.startsWith('multipart/form-data');
  if (Number(req.header('content-length') ?? 0) <= mostAt(req.path, bringsFiles === true)) return next();
  if (req.path === NOTICES) logRefusedNotice('too large', 413);
  return context.text('That is too large.', 413);
};

function mostAt(path: string, bringsFiles: boolean): number {
  if (path === NOTICES) return LARGEST_NOTICE;
  if (bringsFiles && path === STAFF_PICTURES) return LARGEST_STAFF_PICTURE;
  if (bringsFiles && PICTURE_FORMS.test(path)) return LARGEST_PHOTO_FORM;
  return LARGEST_BODY;
}
