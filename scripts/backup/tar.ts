import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createGunzip, createGzip } from 'node:zlib';

const BLOCK = 512;
/** The ustar format's room for a name. */
const LONGEST_NAME = 100;

/** One file of an archive. */
export interface Entry {
  name: string;
  bytes: Buffer;
}

/** A `.tar.gz` in the making: it has its name only once it is whole and on the disk. */
export interface TarWriter {
  add: (name: string, bytes: Uint8Array) => Promise<void>;
  finish: () => Promise<void>;
  /** Leaves nothing behind. */
  giveUp: () => Promise<void>;
}

export function writeTar(file: string): TarWriter {
  const aside = `${file}.part`;
  const gzip = createGzip({ level: 1 });
  const target = createWriteStream(aside, { mode: 0o600, flush: true });
  const written = new Promise<void>((resolve, reject) => {
    target.on('close', resolve);
    target.on('error', reject);
    gzip.on('error', reject);
  });
  // Whoever adds hears of it from `written` at the end, or sooner from the write that waits.
  written.catch(() => gzip.destroy());
  gzip.pipe(target);
  const write = async (bytes: Uint8Array) => {
    if (!gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), written]);
  };
  return {
    async add(name, bytes) {
      await write(header(name, bytes.byteLength));
      await write(bytes);
      await write(Buffer.alloc(padding(bytes.byteLength)));
    },
    async finish() {
      gzip.end(Buffer.alloc(2 * BLOCK));
      await written;
      await rename(aside, file);
    },
    async giveUp() {
      gzip.destroy();
      target.destroy();
      await written.catch(() => undefined);
      await rm(aside, { force: true });
    },
  };
}

const padding = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

function header(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > LONGEST_NAME) throw new Error(`${name} is too long for an archive.`);
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, at: number, length: number) =>
    block.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'latin1');
  block.write(name, 0, 'utf8');
  octal(0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(0, 136, 12);
  block.write('        0', 148, 'latin1');
  block.write('ustar\x0000', 257, 'latin1');
  octal(
    block.reduce((sum, byte) => sum + byte, 0),
    148,
    7,
  );
  return block;
}

/**
 * Yields the files of a `.tar.gz` one by one.
 * @throws when the archive is cut off or damaged so that it does not unpack.
 */
export async function* readTar(file: string): AsyncGenerator<Entry> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  const { take, drain } = reader(source.pipe(gunzip));
  try {
    for (;;) {
      const block = await take(BLOCK);
      if (block.every((byte) => byte === 0)) break;
      const name = block.toString('utf8', 0, LONGEST_NAME).replace(/\0.*$/s, '');
      const size = Number.parseInt(block.toString('latin1', 124, 135), 8);
      if (!Number.isSafeInteger(size)) throw new Error('it is no archive');
      const bytes = await take(size);
      await take(padding(size));
      yield { name, bytes };
    }
    // The checksum of the whole stands at its end.
    await drain();
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

interface Reader {
  /** The next so many bytes. */
  take: (count: number) => Promise<Buffer>;
  drain: () => Promise<void>;
}

function reader(stream: AsyncIterable<Buffer>): Reader {
  const iterator = stream[Symbol.asyncIterator]();
  let left: Buffer = Buffer.alloc(0);
  return {
    async take(count) {
      const parts = [left];
      let length = left.length;
      while (length < count) {
        const { value, done } = await iterator.next();
        if (done) throw new Error('it ends too soon');
        parts.push(value);
        length += value.length;
      }
      const all = parts.length === 1 ? left : Buffer.concat(parts, length);
      left = all.subarray(count);
      return all.subarray(0, count);
    },
    async drain() {
      while (!(await iterator.next()).done);
    },
  };
}
