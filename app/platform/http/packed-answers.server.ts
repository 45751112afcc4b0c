import { Readable } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const PACKED = /^(text\/(html|x-script)|application\/json)/;
const GZIP = /\bgzip\b(?![ \t]*;[ \t]*q=0(?:\.0*)?[ \t]*(?:,|$))/i;
/** Bytes. Compressing fewer is not worth it. */
const SMALLEST = 1024;

/**
 * Compresses rendered pages and JSON. Each piece of a stream is sent at once and does not wait for the next.
 */
export const packedAnswers: MiddlewareHandler = async (context, next) => {
  await next();
  const { res, req } = context;
  const { headers } = res;
  if (!PACKED.test(headers.get('Content-Type') ?? '')) return;
  if (!res.body || req.method === 'HEAD' || headers.has('Content-Encoding')) return;
  if (Number(headers.get('Content-Length') ?? SMALLEST) < SMALLEST) return;
  headers.append('Vary', 'Accept-Encoding');
  if (!GZIP.test(req.header('accept-encoding') ?? '')) return;
  const body = Readable.fromWeb(res.body as Parameters<typeof Readable.fromWeb>[0]);
  const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH });
  // A client that leaves ends both streams.
  body.on('error', (error) => gzip.destroy(error));
  gzip.on('close', () => body.destroy());
  const packed = new Response(Readable.toWeb(body.pipe(gzip)) as ReadableStream<Uint8Array>, res);
  packed.headers.delete('Content-Length');
  packed.headers.set('Content-Encoding', 'gzip');
  context.res = undefined;
  context.res = packed;
};
