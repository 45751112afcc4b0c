import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** Smaller files are not worth a file beside them. */
const LEAST_BYTES = { binary: 200_000, text: 1_000 } as const;

/**
 * Writes `NAME.br` beside scripts, style sheets and the large binary files of the built site, so that no visitor waits for
 * the packing. Scripts and style sheets are packed at the highest quality: a twelfth less than at 9. Of the models, whose
 * weights are as good as noise, it takes next to nothing, and of the runtime a seventh for fifteen times as long.
 */
export const packedFiles: Plugin = {
  name: 'packed-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle({ dir = '' }) {
    const assets = path.join(dir, 'assets');
    for (const name of readdirSync(assets).filter((file) => /\.(wasm|onnx|js|css)$/.test(file))) {
      const bytes = readFileSync(path.join(assets, name));
      const kind = /\.(js|css)$/.test(name) ? 'text' : 'binary';
      if (bytes.length >= LEAST_BYTES[kind])
        writeFileSync(path.join(assets, `${name}.br`), packed(bytes, kind === 'text' ? 11 : 9));
    }
  },
};

function packed(bytes: Buffer, quality: number): Buffer {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
