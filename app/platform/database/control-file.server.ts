import { readFileSync } from 'node:fs';

const SIZE = 8192;
/**
 * The offsets between which the checksum may stand. What comes before it depends on how PostgreSQL was built.
 */
const CHECKSUM = { from: 200, to: 400 };
const SEGMENT = 16n * 1024n * 1024n;
const SEGMENTS_PER_NUMBER = 2n ** 32n / SEGMENT;
/** Offsets of two log positions: the last checkpoint, and the point from which its changes are replayed. */
const PLACES = [32, 40];
const TIMELINE = 48;

const MAP = { size: 524, magic: 0x592717, count: 4, first: 8, entry: 8 };

/**
 * Reads PostgreSQL's control file.
 * @returns the names of the write-ahead log files that the database needs to open; undefined when the control
 *   file is damaged.
 */
export function logFilesNeeded(file: string): string[] | undefined {
  const bytes = readFileSync(file);
  if (bytes.length !== SIZE || !hasChecksum(bytes)) return undefined;
  const timeline = BigInt(bytes.readUInt32LE(TIMELINE));
  const names = PLACES.map((at) => {
    const segment = bytes.readBigUInt64LE(at) / SEGMENT;
    return [timeline, segment / SEGMENTS_PER_NUMBER, segment % SEGMENTS_PER_NUMBER].map(inHex).join('');
  });
  return [...new Set(names)];
}

/**
 * Reads a `pg_filenode.map`.
 * @returns the file names of the tables that PostgreSQL reads first; undefined when the map is damaged.
 */
export function mappedFiles(file: string): string[] | undefined {
  const bytes = readFileSync(file);
  if (bytes.length !== MAP.size || bytes.readUInt32LE(0) !== MAP.magic) return undefined;
  if (bytes.readUInt32LE(MAP.size - 4) !== checksumOf(bytes.subarray(0, MAP.size - 4))) return undefined;
  return Array.from({ length: bytes.readUInt32LE(MAP.count) }, (_, index) =>
    String(bytes.readUInt32LE(MAP.first + index * MAP.entry + 4)),
  );
}

const inHex = (number: bigint) => number.toString(16).toUpperCase().padStart(8, '0');

function hasChecksum(bytes: Buffer): boolean {
  for (let at = CHECKSUM.from; at < CHECKSUM.to; at += 4)
    if (bytes.readUInt32LE(at) === checksumOf(bytes.subarray(0, at))) return true;
  return false;
}

/** CRC-32C, as PostgreSQL computes it. */
function checksumOf(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0x82f63b78 : sum >>> 1;
  }
  return ~sum >>> 0;
}
