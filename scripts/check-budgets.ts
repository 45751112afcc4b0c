import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { DOWNLOAD_BYTES } from '../app/books/device-studio/device-policy.ts';
import { READY_MADE } from '../app/ready-made.ts';
import { report } from './checks/report.ts';

/** What a public page may make a phone download before it works, gzip. */
const JAVASCRIPT_LIMIT = 150_000;
const CSS_LIMIT = 20_000;
const SITE = 'build/client';
/** Only the server reads what was sent; in a browser Zod is 90 kB, and it tries what the pages' policy refuses. */
const OF_ZOD = '__zod_globalConfig';

const sizes = new Map<string, number>();
function gzipSize(url: string): number {
  const known = sizes.get(url);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(path.join(SITE, url)), { level: 9 }).length;
  sizes.set(url, size);
  return size;
}

function linked(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, url = '']) => url))];
}

const problems: string[] = globSync(`${SITE}/assets/*.js`)
  .filter((file) => readFileSync(file, 'utf8').includes(OF_ZOD))
  .map((file) => `${file}: has Zod in it; what it names of a schema belongs in a file without one`);
let heaviest = { page: '', javascript: 0, css: 0 };
for (const page of READY_MADE) {
  const html = readFileSync(path.join(SITE, page, 'index.html'), 'utf8');
  const scripts = linked(
    html,
    /(?:<link rel="modulepreload"[^>]* href=|<script[^>]* src=|import\s*[^"';]*)"(\/[^"]+\.js)"/g,
  );
  const sheets = linked(html, /href="(\/[\w./-]+\.css)"/g);
  if (scripts.length === 0) throw new Error(`${page} names no scripts: the check is broken.`);
  const javascript = scripts.reduce((sum, url) => sum + gzipSize(url), 0);
  const css = sheets.reduce((sum, url) => sum + gzipSize(url), 0);
  if (javascript > heaviest.javascript) heaviest = { page, javascript, css };
  if (javascript > JAVASCRIPT_LIMIT)
    problems.push(`${page}: ${javascript} bytes of JavaScript, ${JAVASCRIPT_LIMIT} allowed`);
  if (css > CSS_LIMIT) problems.push(`${page}: ${css} bytes of CSS, ${CSS_LIMIT} allowed`);
}
console.log(
  `  heaviest page ${heaviest.page}: JavaScript ${heaviest.javascript} B, CSS ${heaviest.css} B (gzip)`,
);
/** The studio files that a drawing device downloads: runtime, models and scripts. */
const studio = globSync(`${SITE}/assets/{*.onnx.br,ort-*.wasm.br}`);
if (studio.length !== 5) problems.push(`${studio.length} packed files of the studio on the device, not five`);
const scripts = globSync(`${SITE}/assets/{studio,likeness-worker,device-studio}-*.js`);
const brought =
  studio.reduce((sum, file) => sum + statSync(file).size, 0) +
  scripts.reduce((sum, file) => sum + gzipSize(path.relative(SITE, file)), 0);
console.log(`  the studio on a device: ${brought} B`);
if (brought > DOWNLOAD_BYTES)
  problems.push(`the studio on a device: ${brought} B, its policy counts with ${DOWNLOAD_BYTES}`);
report(problems);
