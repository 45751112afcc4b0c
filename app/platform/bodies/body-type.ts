/** The kind of a request's body, according to its Content-Type header. */
export type BodyType = { kind: 'form' } | { kind: 'json' } | { kind: 'parts'; boundary: string };

const FORM = /^application\/x-www-form-urlencoded(?:[ \t]*;[ \t]*charset="?utf-8"?)?$/i;
/** `fetch` labels a string body `text/plain` when the caller gives no type. */
const JSON_TEXT = /^(?:application\/json|text\/plain)(?:[ \t]*;[ \t]*charset="?utf-8"?)?$/i;
/** One boundary of at most 70 characters, as RFC 2046 allows. */
const PARTS =
  /^multipart\/form-data[ \t]*;[ \t]*boundary=(?:"([\w'()+,./:=? -]{0,69}[\w'()+,./:=?-])"|([\w'+.-]{1,70}))$/i;
/** Characters. Enough for a type, its boundary and some blanks. */
const LONGEST = 200;

/**
 * @returns null for a list of types, for a type that browsers do not send for a form, and for a type that the
 *   shop does not read.
 */
export function bodyType(header: string | null | undefined): BodyType | null {
  const text = header?.trim() ?? '';
  if (text.length > LONGEST) return null;
  if (FORM.test(text)) return { kind: 'form' };
  if (JSON_TEXT.test(text)) return { kind: 'json' };
  const boundary = PARTS.exec(text);
  return boundary ? { kind: 'parts', boundary: boundary[1] ?? boundary[2] ?? '' } : null;
}
