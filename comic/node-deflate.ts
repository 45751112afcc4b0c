import { deflateSync } from 'node:zlib';

/**
 * Compresses bytes in Node. A higher level would make drawings hardly smaller. Most streams are short, so
 * zlib gets a window and memory level that fit the input, and its output buffer at once.
 */
export function deflate(bytes: Uint8Array): Uint8Array {
  const bits = Math.min(15, Math.max(9, 32 - Math.clz32(bytes.length)));
  return deflateSync(bytes, {
    level: 1,
    windowBits: bits,
    memLevel: Math.min(8, bits - 6),
    chunkSize: Math.max(256, bytes.length >> 1),
  });
}
