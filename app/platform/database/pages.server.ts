import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';

export const PAGE = 8192;
const HEADER = 24;
/** The size of a page and the version of its layout, in one number. */
const LAYOUT = PAGE | 4;
/** The number with which a log file of PostgreSQL 18 begins. */
const LOG = 0xd118;
const LOG_SIZE = 16 * 1024 * 1024;

/** Whether this may be a file of the write-ahead log. A log file that is not in use yet holds zeros. */
export function isLogFile(file: string, { begun }: { begun: boolean }): boolean {
  const { size, start } = startOf(file);
  const first = start.readUInt16LE(0);
  return size === LOG_SIZE && (first === LOG || (first === 0 && !begun));
}

/**
 * Whether a table begins with a valid page. Reading the rest of a large table would take too long at every
 * start.
 */
export function beginsWithPage(file: string): boolean {
  const { size, start } = startOf(file);
  return size < PAGE || isPage(start);
}

/**
 * Whether every page of a table has a valid header. A page that was half written when the power failed still
 * has one.
 */
export function isTable(file: string): boolean {
  const bytes = readFileSync(file);
  for (let at = 0; at + PAGE <= bytes.length; at += PAGE)
    if (!isPage(bytes.subarray(at, at + HEADER))) return false;
  return true;
}

function isPage(head: Buffer): boolean {
  const [lower, upper, special, layout] = [12, 14, 16, 18].map((at) => head.readUInt16LE(at));
  if (!lower && !upper && !special && !layout) return true;
  return layout === LAYOUT && HEADER <= lower! && lower! <= upper! && upper! <= special! && special! <= PAGE;
}

function startOf(file: string): { size: number; start: Buffer } {
  const handle = openSync(file, 'r');
  try {
    const start = Buffer.alloc(HEADER);
    readSync(handle, start, 0, HEADER, 0);
    return { size: fstatSync(handle).size, start };
  } finally {
    closeSync(handle);
  }
}
