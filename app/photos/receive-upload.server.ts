import type { UploadRoom } from './upload-room.ts';

/** 5 MB over half a megabit a second take 84 s. */
export const LONGEST_MS = 90_000;
/** What a piece takes in memory however small it is, and more than that. */
const SMALLEST_PIECE = 1024;

/**
 * Reads a body as far as it finds room.
 * @returns `full` when it finds none any more, `late` when it has not come in time.
 */
export async function receiveUpload(
  body: ReadableStream<Uint8Array> | null,
  room: UploadRoom,
): Promise<Buffer<ArrayBuffer> | 'full' | 'late'> {
  if (!body) return Buffer.alloc(0);
  const pieces: Uint8Array[] = [];
  const late = Promise.withResolvers<'late'>();
  const timer = setTimeout(late.resolve, LONGEST_MS, 'late');
  const reader = body.getReader();
  try {
    for (;;) {
      const piece = await Promise.race([reader.read(), late.promise]);
      if (piece === 'late') return 'late';
      if (piece.done) return Buffer.concat(pieces);
      if (!room.take(Math.max(piece.value.byteLength, SMALLEST_PIECE))) return 'full';
      pieces.push(piece.value);
    }
  } finally {
    clearTimeout(timer);
  }
}
