import { deflateSync } from 'node:zlib';

/** Room for what comes out is asked for at once; zlib's own pieces of 16 kB are too many or too large. */
const LEAST_ROOM = 256;

/** Packs for threads and commands that run in Node. Drawings do not grow much smaller by more effort. */
export function deflate(bytes: Uint8Array): Uint8Array {
  return deflateSync(bytes, { level: 1, chunkSize: Math.max(LEAST_ROOM, Math.ceil(bytes.length / 2)) });
}
