import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
};
const COMPRESSIBLE = /^(text|application|image\/svg|font\/ttf)/;

/** One file of the built site, in memory, compressed once when it is first asked for. */
export interface ReadyMade {
  type: string;
  etag: string;
  immutable: boolean;
  bytes: Buffer;
  brotli?: Buffer;
  gzip?: Buffer;
  /** `'sha256-…'` of each inline script of a page. */
  inlineScripts: string[];
}

/** The built site in memory. */
export interface ReadyMadeSite {
  find: (pathname: string) => ReadyMade | undefined;
  /** Puts a page that was drawn anew, or what the router fetches of it, in the place of the one before. */
  replace: (pathname: string, text: string) => void;
}

/**
 * Reads the built site once.
 * @param wordFor what the pages were built with, and what they say now.
 */
export function loadReadyMade(folder: string, wordFor: Record<string, string>): ReadyMadeSite {
  const files = new Map<string, ReadyMade>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = TYPES[path.extname(name)];
    if (!type) continue;
    const page = name.endsWith('.html');
    const read = readFileSync(path.join(folder, name));
    const bytes = page ? Buffer.from(reworded(read.toString('utf8'), wordFor)) : read;
    const url = `/${name.split(path.sep).join('/')}`;
    const place = page ? url.replace(/\/index\.html$/, '') || '/' : url;
    files.set(place, readyMade(type, bytes, url.startsWith('/assets/')));
  }
  return {
    find: (pathname) => files.get(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname),
    replace: (pathname, text) => {
      const before = files.get(pathname);
      const file = before && readyMade(before.type, Buffer.from(text), false);
      if (file && file.etag !== before.etag) files.set(pathname, file);
    },
  };
}

function readyMade(type: string, bytes: Buffer, immutable: boolean): ReadyMade {
  return {
    type,
    bytes,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    immutable,
    inlineScripts: type.startsWith('text/html') ? hashInlineScripts(bytes.toString('utf8')) : [],
  };
}

function reworded(html: string, wordFor: Record<string, string>): string {
  return Object.entries(wordFor).reduce((text, [built, now]) => text.replaceAll(built, now), html);
}

/** Of scripts that run: structured data does not. */
function hashInlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*(?:\bsrc=|[/+]json))[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

/** Answers a GET or HEAD for a built file, in the best encoding the client takes. */
export function serveReadyMade(file: ReadyMade, request: Request): Response {
  const headers = new Headers({
    'Content-Type': file.type,
    'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  });
  if (request.headers.get('if-none-match')?.includes(file.etag))
    return new Response(null, { status: 304, headers });
  const body = encoded(file, request.headers.get('accept-encoding') ?? '', headers);
  headers.set('Content-Length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers });
}

function encoded(file: ReadyMade, accepted: string, headers: Headers): Buffer {
  if (!COMPRESSIBLE.test(file.type)) return file.bytes;
  if (/\bbr\b/.test(accepted)) {
    headers.set('Content-Encoding', 'br');
    return (file.brotli ??= brotliCompressSync(file.bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
    }));
  }
  if (/\bgzip\b/.test(accepted)) {
    headers.set('Content-Encoding', 'gzip');
    return (file.gzip ??= gzipSync(file.bytes, { level: 9 }));
  }
  return file.bytes;
}
