import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;

/**
 * Unpacks the TrueType file from a WOFF file, whose tables are compressed with zlib.
 * @throws when the bytes are not a WOFF file.
 */
export function openWoff(woff: Buffer): ArrayBuffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF file.');
  const count = woff.readUInt16BE(12);
  const start = 12 + count * 16;
  const font = Buffer.alloc(woff.readUInt32BE(16));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  let place = start;
  for (let table = 0; table < count; table++) {
    const entry = woff.subarray(HEADER + table * ENTRY, HEADER + (table + 1) * ENTRY);
    const [from, packed, size] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const bytes = woff.subarray(from, from + packed);
    (packed < size ? inflateSync(bytes) : bytes).copy(font, place);
    const row = 12 + table * 16;
    entry.copy(font, row, 0, 4);
    entry.copy(font, row + 4, 16, 20);
    font.writeUInt32BE(place, row + 8);
    font.writeUInt32BE(size, row + 12);
    place += (size + 3) & ~3;
  }
  return new Uint8Array(font).buffer;
}
