import { readFileSync } from 'node:fs';

/** All outgoing requests of the server pass through this module, which holds the allow list. */
const WAY_OUT = 'app/platform/outgoing/outgoing.server.ts';
/** What opens connections of its own, and the files that may hold it: the database, and what is handed the way out. */
const HOLDERS = new Map<string, readonly string[]>([
  ['pg', ['app/platform/boot/open-runtime.server.ts']],
  [
    'pg-boss',
    ['app/platform/boot/open-runtime.server.ts', 'app/platform/database/embedded-database.server.ts'],
  ],
  ['nodemailer', ['app/platform/mail/post.server.ts']],
  ['s3mini', ['app/platform/files/open-files.server.ts']],
  ['@opentelemetry/exporter-trace-otlp-http', ['app/platform/telemetry/traces.server.ts']],
  ...['http', 'https', 'http2', 'net', 'tls', 'dgram'].map((name): [string, string[]] => [
    `node:${name}`,
    [],
  ]),
  ['undici', []],
  ['ws', []],
]);
const HARMLESS = ['isIP', 'createServer', 'fromDrizzle', 'fromPglite'];

const IMPORT = /(?:^|\n)import\s+([^'";]*?)\s+from\s+'([^']+)'/g;
const BARE_OR_LATER = /(?:\bimport\s*\(\s*|\brequire\s*\(\s*|\nimport\s+)'([^']+)'/g;
const RUNS_ON_SERVER = /\.server\.tsx?$/;
const ROUTE = /export (async function|function|const) (loader|action|middleware)\b/;
const ASKS = /(?<![\w.])fetch\(|globalThis\.fetch\b|new (WebSocket|EventSource|XMLHttpRequest)\b/;
const ASKS_FAR = /fetch\(\s*['"`]https?:/;

/** Reports outgoing connections in a shop file that bypass the outgoing module. */
export function waysOut(file: string, text = readFileSync(file, 'utf8')): string[] {
  if (/\.test\.tsx?$/.test(file) || file === WAY_OUT) return [];
  const onServer = RUNS_ON_SERVER.test(file) || ROUTE.test(text);
  const asks = (onServer && ASKS.test(text)) || ASKS_FAR.test(text);
  return [
    ...(asks ? [`${file}: asks another server beside ${WAY_OUT}`] : []),
    ...librariesUsed(text)
      .filter((library) => HOLDERS.has(library) && !HOLDERS.get(library)?.includes(file))
      .map((library) => `${file}: ${library} is a way out beside ${WAY_OUT}`),
  ];
}

/** Those of which more is imported than types and what opens no connection. */
function librariesUsed(text: string): string[] {
  const named = [...text.matchAll(IMPORT)]
    .filter(([, names = '']) => !names.startsWith('type ') && importedNames(names).length > 0)
    .map(([, , library = '']) => library);
  return [...named, ...[...text.matchAll(BARE_OR_LATER)].map(([, library = '']) => library)];
}

function importedNames(names: string): string[] {
  return names
    .replaceAll(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type ') && !HARMLESS.includes(name));
}
