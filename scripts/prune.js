import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Takes out of `node_modules` what a running shop never opens: build tools that npm brings along as peers, types, maps,
 * Node's headers, weights of fonts and builds of the ONNX runtime that nothing uses. For the production image only.
 */
const UNUSED = [
  /^(@rolldown|rolldown|vite|vitest|@vitest|esbuild|@esbuild|@esbuild-kit|drizzle-kit|lightningcss[\w-]*|typescript|@typescript)\//,
  /^node-(linux|win)-\w+\/(include|share|lib)\//,
  /^onnxruntime-web\/(lib\/|docs\/|dist\/(?!ort\.wasm\.bundle\.min\.mjs$|ort-wasm-simd-threaded\.(wasm|mjs)$))/,
  /^@expo-google-fonts\/(?!.*\/(400Regular|700Bold|700Bold_Italic|800ExtraBold)\/\w+\.ttf$|.*\/LICENSE)/,
  /\.(map|d\.[cm]?ts|markdown|flow)$|(^|\/)(README|CHANGELOG|HISTORY)\.md$/i,
];

for (const entry of readdirSync('node_modules', { recursive: true, withFileTypes: true })) {
  if (entry.isDirectory()) continue;
  const file = path.join(entry.parentPath, entry.name);
  const name = path.relative('node_modules', file).split(path.sep).join('/');
  if (UNUSED.some((unused) => unused.test(name))) rmSync(file);
}
