import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** Where forms with a picture go. */
const PICTURE_FORMS =
  /^\/(api\/(photo|profile\/picture|claim-photo)|admin\/orders\/[\da-f-]+\/replace-photo(\.data)?|orders\/[\da-f-]+\/books\/[\da-f-]+\/photo(\.data)?)$/;
/** A picture of 5 MB and its form fields. */
const LARGEST_PHOTO_FORM = 6 * 1024 * 1024;
/** Where staff send pictures, and the most that the owner may allow for one, with its form. */
const STAFF_PICTURES = '/admin/gallery/pictures';
const LARGEST_STAFF_PICTURE = 51 * 1024 * 1024;
/** What anything else may weigh, of which the payment provider's notices are the largest. */
const LARGEST_BODY = 256 * 1024;

/** Takes from a caller no more than what is asked for at an address may weigh; answers 413 to more. */
export function boundedBodies(): MiddlewareHandler {
  const photoForm = atMost(LARGEST_PHOTO_FORM);
  const staffPicture = atMost(LARGEST_STAFF_PICTURE);
  const anythingElse = atMost(LARGEST_BODY);
  return (context, next) => {
    const { path } = context.req;
    const bounded = PICTURE_FORMS.test(path)
      ? photoForm
      : path === STAFF_PICTURES
        ? staffPicture
        : anythingElse;
    return bounded(context, next);
  };
}

const tooLarge = (context: Context) => context.text('That is too large.', 413);

/** What says how long it is need not be opened. */
function atMost(bytes: number): MiddlewareHandler {
  const counting = bodyLimit({ maxSize: bytes, onError: tooLarge });
  return async (context, next) => {
    const { req } = context;
    if (req.method === 'GET' || req.method === 'HEAD') return next();
    const length = req.header('content-length');
    if (length === undefined || req.header('transfer-encoding') !== undefined) return counting(context, next);
    return Number(length) > bytes ? tooLarge(context) : next();
  };
}
