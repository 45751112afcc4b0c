import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packReadyMade, type ReadyMade } from './ready-made-answers.server.ts';

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
  '.onnx': 'application/octet-stream',
};
/** The suffix of files that the build compressed. Memory then holds only the compressed file. */
const PACKED = '.br';

/** The built site in memory. */
export interface ReadyMadeSite {
  find: (pathname: string) => ReadyMade | undefined;
  /** Replaces a page, or the data that the router fetches for it, with a newly rendered one. */
  replace: (pathname: string, text: string) => void;
  /** Compresses the pages before anybody asks for one. */
  packPages: () => Promise<void>;
}

/**
 * Returns the security headers of a file.
 * @param inlineScripts `'sha256-…'` of each inline script of a page.
 */
type HeadersFor = (place: string, type: string, inlineScripts: string[]) => Record<string, string>;

/**
 * Reads the built site once.
 * @param wordFor maps each text that the pages were built with to the text that they show now.
 */
export function loadReadyMade(
  folder: string,
  wordFor: Record<string, string>,
  headersFor: HeadersFor,
): ReadyMadeSite {
  const files = new Map<string, ReadyMade>();
  const names = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  for (const name of names) {
    const type = TYPES[path.extname(name)];
    if (!type) continue;
    const page = name.endsWith('.html');
    const packed = names.has(name + PACKED);
    const read = readFileSync(path.join(folder, packed ? name + PACKED : name));
    const bytes = page ? Buffer.from(reworded(read.toString('utf8'), wordFor)) : read;
    const url = `/${name.split(path.sep).join('/')}`;
    const place = page ? url.replace(/\/index\.html$/, '') || '/' : url;
    files.set(place, { ...readyMade(place, type, bytes, headersFor), packed });
  }
  return {
    find: (pathname) => files.get(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname),
    replace: (pathname, text) => {
      const before = files.get(pathname);
      const file = before && readyMade(pathname, before.type, Buffer.from(text), headersFor);
      if (file && file.etag !== before.etag) files.set(pathname, file);
    },
    packPages: async () => {
      for (const file of files.values()) if (isPage(file)) await packReadyMade(file);
    },
  };
}

/** Whether a file is a page, or the data that the router fetches for it. */
export const isPage = ({ type }: ReadyMade): boolean => /^text\/(html|x-script)/.test(type);

function readyMade(place: string, type: string, bytes: Buffer, headersFor: HeadersFor): ReadyMade {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const scripts = type.startsWith('text/html') ? hashInlineScripts(bytes.toString('utf8')) : [];
  const headers = {
    'Content-Type': type,
    'Cache-Control': place.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...headersFor(place, type, scripts),
  };
  return { type, etag, bytes, packed: false, headers, answers: {} };
}

function reworded(html: string, wordFor: Record<string, string>): string {
  return Object.entries(wordFor).reduce((text, [built, now]) => text.replaceAll(built, now), html);
}

/** The hashes of the inline scripts that run. Structured data does not run. */
export function hashInlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*(?:\bsrc=|[/+]json))[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
