import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** Smaller files stay as they are. */
const LEAST_BYTES = { binary: 200_000, text: 1_000 } as const;
/**
 * Brotli's quality. Text at 11 is a twelfth smaller than at 9. For binary files 11 is not worth its time: the models hardly
 * shrink, because their weights look like noise, and the runtime takes fifteen times as long for a seventh less.
 */
const QUALITY = { binary: 9, text: 11 } as const;

/** Writes `NAME.br` beside scripts, style sheets and large binary files of the built site, so that no visitor waits for it. */
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
        writeFileSync(path.join(assets, `${name}.br`), packed(bytes, QUALITY[kind]));
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
