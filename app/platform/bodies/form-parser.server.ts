import { Busboy } from '@fastify/busboy';

/** What a form may hold. */
export interface FormLimits {
  fields: number;
  fieldBytes: number;
  /** With 0, a form that contains a file is refused. */
  files: number;
  fileBytes: number;
}

/** Takes the pieces of a multipart form as they arrive. */
export interface FormParser {
  /** @returns false when the form exceeds a limit or is malformed. */
  write: (piece: Uint8Array) => boolean;
  /**
   * @returns null when the form exceeded a limit, is malformed or is incomplete. A file that is too long is
   *   cut one byte after its limit.
   */
  end: () => Promise<FormData | null>;
}

const HEADER_LIMITS = { fieldNameSize: 200, headerPairs: 10, headerSize: 4096 };

/**
 * A compressed picture contains a few hundred line ends by chance. A form with thousands of headers contains
 * more.
 */
const MOST_LINES = 10_000;

export function openFormParser(boundary: string, limits: FormLimits): FormParser {
  const form = new FormData();
  const done = Promise.withResolvers<void>();
  let whole = true;
  let lines = 0;
  const refuse = () => {
    whole = false;
    done.resolve();
  };
  const busboy = new Busboy({
    headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` },
    limits: {
      ...HEADER_LIMITS,
      fields: limits.fields,
      fieldSize: limits.fieldBytes,
      files: limits.files,
      fileSize: limits.fileBytes + 1,
      parts: limits.fields + limits.files,
    },
  });
  busboy.on('field', (name, value, nameCut, valueCut) => {
    if (nameCut || valueCut) refuse();
    else form.append(name, value);
  });
  busboy.on('file', (name, stream, filename, _encoding, type) => {
    const pieces: Buffer<ArrayBuffer>[] = [];
    stream.on('data', (piece: Buffer<ArrayBuffer>) => pieces.push(piece));
    stream.on('error', refuse);
    stream.on('end', () => form.append(name, new File(pieces, filename ?? '', { type })));
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) busboy.on(limit, refuse);
  busboy.on('error', refuse);
  busboy.on('finish', () => done.resolve());
  return {
    write(piece) {
      lines += lineEndsIn(piece);
      if (lines > MOST_LINES) refuse();
      if (whole) busboy.write(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength));
      return whole;
    },
    async end() {
      if (whole) busboy.end();
      await done.promise;
      return whole ? form : null;
    },
  };
}

function lineEndsIn(piece: Uint8Array): number {
  let lines = 0;
  for (let at = piece.indexOf(LINE_FEED); at !== -1; at = piece.indexOf(LINE_FEED, at + 1))
    if (piece[at - 1] === CARRIAGE_RETURN) lines += 1;
  return lines;
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
