import { deflateSync } from 'node:zlib';

/**
 * Packs for threads and commands that run in Node. Drawings do not grow much smaller by more effort. Most streams are
 * short: zlib is told how much memory is worth clearing for them, and asks for its room at once.
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
