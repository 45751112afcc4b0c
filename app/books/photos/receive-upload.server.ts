import { bodyType } from '../../platform/bodies/body-type.ts';
import { type FormLimits, openFormParser } from '../../platform/bodies/form-parser.server.ts';
import type { UploadRoom } from './upload-room.ts';

/** 5 MB over half a megabit a second take 84 s. */
export const LONGEST_MS = 90_000;
/** What a piece takes in memory however small it is, and more than that. */
const SMALLEST_PIECE = 1024;
/** Forms with a file have a handful of fields beside it. */
const BESIDE_THE_FILE = { fields: 20, fieldBytes: 16 * 1024, files: 1 };

/** The limits of a form with one file of so many bytes. */
const limitsOf = (fileBytes: number): FormLimits => ({ ...BESIDE_THE_FILE, fileBytes });

/**
 * Reads a form with a file while it comes, as far as it finds room; one without fields when it is none, or holds more
 * than it may.
 * @returns `full` when it finds no room any more, `late` when it has not come in time.
 */
export async function receiveUpload(
  request: Request,
  mostFileBytes: number,
  room: UploadRoom,
): Promise<FormData | 'full' | 'late'> {
  const type = bodyType(request.headers.get('content-type'));
  if (!request.body || type?.kind !== 'parts') return new FormData();
  const parser = openFormParser(type.boundary, limitsOf(mostFileBytes));
  const late = Promise.withResolvers<'late'>();
  const timer = setTimeout(late.resolve, LONGEST_MS, 'late');
  const reader = request.body.getReader();
  let readable = true;
  try {
    for (;;) {
      const piece = await Promise.race([reader.read(), late.promise]);
      if (piece === 'late') return 'late';
      if (piece.done) return (readable && (await parser.end())) || new FormData();
      if (!room.take(Math.max(piece.value.byteLength, SMALLEST_PIECE))) return 'full';
      // The rest is taken in and forgotten, so that the answer is read.
      readable &&= parser.write(piece.value);
    }
  } finally {
    clearTimeout(timer);
  }
}
