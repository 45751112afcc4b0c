import { bodyType } from '../../platform/bodies/body-type.ts';
import { type FormLimits, openFormParser } from '../../platform/bodies/form-parser.server.ts';
import type { UploadRoom } from './upload-room.ts';

/** The longest that an upload may take: 5 MB at half a megabit per second take 84 s. */
export const LONGEST_MS = 90_000;
/** The least that a piece counts for: more than a tiny piece takes in memory. */
const SMALLEST_PIECE = 1024;
/** What a form may hold beside the file: a handful of fields is usual. */
const BESIDE_THE_FILE = { fields: 20, fieldBytes: 16 * 1024, files: 1 };

/** The limits of a form with one file of so many bytes. */
const limitsOf = (fileBytes: number): FormLimits => ({ ...BESIDE_THE_FILE, fileBytes });

/**
 * Reads a form with a file as it arrives, as long as there is room. A body that is not such a form, or holds
 * more than it may, gives a form without fields.
 * @returns `full` when there is no more room, `late` when the form has not arrived in time.
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
      // The rest is read and thrown away, so that the sender gets to read the answer.
      readable &&= parser.write(piece.value);
    }
  } finally {
    clearTimeout(timer);
  }
}
