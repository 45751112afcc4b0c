/** What a body is, by its one content type. */
export type BodyType = { kind: 'form' } | { kind: 'json' } | { kind: 'parts'; boundary: string };

const FORM = /^application\/x-www-form-urlencoded(?:[ \t]*;[ \t]*charset="?utf-8"?)?$/i;
/** `fetch` calls a text that was given no type `text/plain`. */
const JSON_TEXT = /^(?:application\/json|text\/plain)(?:[ \t]*;[ \t]*charset="?utf-8"?)?$/i;
/** One boundary of at most 70 characters, as RFC 2046 allows. */
const PARTS =
  /^multipart\/form-data[ \t]*;[ \t]*boundary=(?:"([\w'()+,./:=? -]{0,69}[\w'()+,./:=?-])"|([\w'+.-]{1,70}))$/i;
/** A type, its boundary and some blanks. */
const LONGEST = 200;

/** @returns null for a list, for anything that browsers do not send for a form, and for what the shop does not read. */
export function bodyType(header: string | null | undefined): BodyType | null {
  const text = header?.trim() ?? '';
  if (text.length > LONGEST) return null;
  if (FORM.test(text)) return { kind: 'form' };
  if (JSON_TEXT.test(text)) return { kind: 'json' };
  const boundary = PARTS.exec(text);
  return boundary ? { kind: 'parts', boundary: boundary[1] ?? boundary[2] ?? '' } : null;
}
