import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** WebAssembly and models of more than this are packed while the shop is built: their first visitor would wait for it. */
const LEAST_BYTES = 200_000;

/**
 * Writes `NAME.br` beside the large binary files of the built site. The highest quality takes fifteen times as long for a
 * seventh less of the runtime, and next to nothing less of the models, whose weights are as good as noise.
 */
export const packedFiles: Plugin = {
  name: 'packed-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle({ dir = '' }) {
    const assets = path.join(dir, 'assets');
    for (const name of readdirSync(assets).filter((file) => /\.(wasm|onnx)$/.test(file))) {
      const bytes = readFileSync(path.join(assets, name));
      if (bytes.length >= LEAST_BYTES) writeFileSync(path.join(assets, `${name}.br`), packed(bytes));
    }
  },
};

function packed(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
