import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /^(text|application|image\/svg|font\/ttf)/;

type Encoding = 'br' | 'gzip' | 'identity';

/** One file of the built site, in memory, with the responses that were made of it. */
export interface ReadyMade {
  type: string;
  etag: string;
  bytes: Buffer;
  /** Whether the build compressed `bytes` with Brotli, which nearly every client accepts. */
  packed: boolean;
  /** The headers of every response with this file. */
  headers: Record<string, string>;
  /** The complete responses, by encoding. Each one is added when it is first needed. */
  answers: Partial<Record<Encoding, Promise<Answer> | Answer>>;
}

/** What is sent for a file. A HEAD request gets the same without the body. */
export interface Answer {
  status: 200 | 304;
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer> | null;
}

/** What a request says about its copy of a file: `If-None-Match` and `Accept-Encoding`. */
interface Asked {
  knownEtags: string | null | undefined;
  encodings: string | null | undefined;
}

/** @returns null when the file has to be compressed first. */
export function answerAtOnce(file: ReadyMade, { knownEtags, encodings }: Asked): Answer | null {
  if (knownEtags?.includes(file.etag)) return { status: 304, headers: file.headers, body: null };
  const answer = file.answers[encodingFor(file.type, encodings ?? '')];
  return !answer || answer instanceof Promise ? null : answer;
}

/** The response in the best encoding that the client accepts. Compresses the file first if need be. */
export async function answerInTime(file: ReadyMade, asked: Asked): Promise<Answer> {
  return answerAtOnce(file, asked) ?? packed(file, encodingFor(file.type, asked.encodings ?? ''));
}

/** Compresses a file before somebody asks for it. */
export async function packReadyMade(file: ReadyMade): Promise<void> {
  for (const encodings of ['br', 'gzip']) await packed(file, encodingFor(file.type, encodings));
}

function encodingFor(type: string, accepted: string): Encoding {
  if (!COMPRESSIBLE.test(type)) return 'identity';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

function packed(file: ReadyMade, encoding: Encoding): Promise<Answer> | Answer {
  // An unpacked binary takes megabytes and serves only the few browsers without Brotli, so it is not kept.
  if (file.packed && encoding !== 'br' && !file.type.startsWith('text/')) return answerIn(file, 'identity');
  return (file.answers[encoding] ??= keep(file, encoding));
}

async function keep(file: ReadyMade, encoding: Encoding): Promise<Answer> {
  return (file.answers[encoding] = await answerIn(file, encoding));
}

async function answerIn(file: ReadyMade, encoding: Encoding): Promise<Answer> {
  const body = await bodyIn(file, encoding);
  const headers = {
    ...file.headers,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    'Content-Length': String(body.byteLength),
  };
  return { status: 200, headers, body };
}

async function bodyIn(
  { packed: byBuild, bytes }: ReadyMade,
  encoding: Encoding,
): Promise<Buffer<ArrayBuffer>> {
  if (!byBuild) return PACKERS[encoding](bytes);
  return encoding === 'br'
    ? PACKERS.identity(bytes)
    : PACKERS[encoding](await promisify(brotliDecompress)(bytes));
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

const PACKERS: Record<Encoding, (bytes: Buffer) => Promise<Buffer<ArrayBuffer>>> = {
  br: async (bytes) =>
    Buffer.from(await compress.br(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })),
  gzip: async (bytes) => Buffer.from(await compress.gzip(bytes, { level: 9 })),
  identity: async (bytes) => Buffer.from(bytes),
};
