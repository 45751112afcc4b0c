import { readBounded } from './bounded-body.server.ts';
import { bodyType } from './body-type.ts';
import { openFormParser } from './form-parser.server.ts';

/** Far above the bytes and fields of any form without a file. */
const LARGEST_FORM = 64 * 1024;
const MOST_FIELDS = 1000;

const read = new WeakMap<Request, Promise<FormData>>();

/**
 * Reads the fields of a form without files. A second call for the same request returns the same form.
 * @throws a 415, 413, 408 or 400 response when the body is not such a form.
 */
export function readForm(request: Request): Promise<FormData> {
  const before = read.get(request);
  if (before) return before;
  const form = parse(request);
  read.set(request, form);
  return form;
}

async function parse(request: Request): Promise<FormData> {
  const type = bodyType(request.headers.get('content-type'));
  if (!type || type.kind === 'json') throw refusal(415);
  const bytes = await readBounded(request, LARGEST_FORM);
  if (!bytes) throw refusal(413);
  const form = type.kind === 'form' ? fieldsOf(bytes) : await partsOf(bytes, type.boundary);
  if (!form) throw refusal(400);
  return form;
}

function fieldsOf(bytes: Uint8Array): FormData | null {
  const text = Buffer.from(bytes).toString('utf8');
  if (text.split('&', MOST_FIELDS + 1).length > MOST_FIELDS) return null;
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
  return form;
}

function partsOf(bytes: Uint8Array, boundary: string): Promise<FormData | null> {
  const parser = openFormParser(boundary, {
    fields: MOST_FIELDS,
    fieldBytes: LARGEST_FORM,
    files: 0,
    fileBytes: 0,
  });
  parser.write(bytes);
  return parser.end();
}

const WORDS = {
  problem: 'form',
  message: 'We could not read what was sent. Please load the page again and try once more.',
};

const refusal = (status: number) => Response.json(WORDS, { status });
