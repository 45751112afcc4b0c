import { existsSync, readdirSync, statSync } from 'node:fs';
import {
  appendFile,
  type FileHandle,
  mkdir,
  open,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';

/** A file as the body of a response, whose reader may be slow. */
export interface SentFile {
  bytes: number;
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** Private files by key, as the shop uses them. Keys are `folder/name` in `[a-z0-9-/.]`. */
export interface Files {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** @returns undefined when there is no such file. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Like `get`, but for a response: a file on the disk is read only as fast as its reader takes it. */
  send(key: string): Promise<SentFile | undefined>;
  /** Records an existing file as gone, then deletes it. Does nothing when there is no such file. */
  delete(key: string): Promise<void>;
  /**
   * Records that the file with this key is gone for good, so that no backup restored later brings it back.
   */
  recordGone(key: string): Promise<void>;
}

/** The place of all files, a disk or a bucket, for code that copies or restores all of them. */
export interface Store extends Omit<Files, 'delete'> {
  has(key: string): Promise<boolean>;
  /** Deletes a file without a record. Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
  /** The key of every file, in no particular order. The record of deleted files is not listed. */
  list(): AsyncIterable<string>;
  /** The files that were recorded as gone at this moment or later. The same key may come twice. */
  goneSince(moment: Date): Promise<Gone[]>;
}

export interface Gone {
  key: string;
  at: Date;
}

/** The object store refused, failed or did not answer. It may or may not have done what was asked. */
export class StoreDown extends Error {
  override name = 'StoreDown';
}

export const isKey = (key: string): boolean => /^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z0-9]+)?$/.test(key);

export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error('Not a file key.');
  return key;
}

export const filesFolder = (dataDir: string): string => path.join(dataDir, 'files');

/** The record of deleted files: a time and a key per line, in a file beside the folder, not inside it. */
const goneFile = (folder: string): string => `${folder}-gone.log`;

/** Waits until the names in a folder are on the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Bytes. While a reader takes nothing, no more of the file than this is in memory. */
const PIECE = 64 * 1024;

/**
 * Reads a file piece by piece, as its reader takes it. The file stays open from the first piece to the last,
 * or until the reader leaves.
 */
function pieceByPiece(place: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  let handle: FileHandle | undefined;
  return new ReadableStream(
    {
      async pull(control) {
        try {
          handle ??= await open(place);
          const { bytesRead, buffer } = await handle.read(new Uint8Array(PIECE), 0, PIECE);
          if (bytesRead > 0) return control.enqueue(buffer.subarray(0, bytesRead));
          await handle.close();
          control.close();
        } catch (cause) {
          await handle?.close();
          // The message does not contain the path, because it may reach the client.
          throw new Error('A file was deleted while it was being sent.', { cause });
        }
      },
      cancel: () => handle?.close(),
    },
    { highWaterMark: 0 },
  );
}

const ifThere = async <Found>(look: Promise<Found>): Promise<Found | undefined> => {
  try {
    return await look;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/**
 * Keeps files on the disk. A call waits for the disk before it reports a file as kept or gone, so that no
 * power cut brings a deleted photo back without a record.
 */
export function diskStore(folder: string): Store {
  const place = (key: string) => path.join(folder, checkedKey(key));
  /**
   * A file is first written under this name. There is one such name per file, so that deleting the file also
   * removes what a crash left half written.
   */
  const aside = (key: string) => `${place(key)}.part`;
  const write = async (key: string, bytes: Uint8Array) => {
    const target = place(key);
    const made = await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await writeFile(aside(key), bytes, { mode: 0o600, flush: true });
    await rename(aside(key), target);
    await syncFolder(path.dirname(target));
    if (made !== undefined) await syncFolder(path.dirname(made));
  };
  const writing = new Map<string, Promise<void>>();
  return {
    /** Writes of the same file run one after the other, because they share one name while they write. */
    async put(key, bytes) {
      const before = writing.get(key)?.catch(() => {});
      const mine = Promise.resolve(before).then(() => write(key, bytes));
      writing.set(key, mine);
      await mine.finally(() => writing.get(key) === mine && writing.delete(key));
    },
    async get(key) {
      const bytes = await ifThere(readFile(place(key)));
      return bytes && new Uint8Array(bytes);
    },
    async send(key) {
      const found = await ifThere(stat(place(key)));
      return found && { bytes: found.size, body: pieceByPiece(place(key)) };
    },
    has: async (key) => existsSync(place(key)),
    async remove(key) {
      await rm(aside(key), { force: true });
      await rm(place(key), { force: true });
      if (existsSync(path.dirname(place(key)))) await syncFolder(path.dirname(place(key)));
    },
    async *list() {
      if (!existsSync(folder)) return;
      for (const found of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const key = found.split(path.sep).join('/');
        const stat = statSync(path.join(folder, found), { throwIfNoEntry: false });
        if (stat?.isFile() && isKey(key) && !key.endsWith('.part')) yield key;
      }
    },
    async recordGone(key) {
      const line = `${new Date().toISOString()} ${checkedKey(key)}\n`;
      const first = !existsSync(goneFile(folder));
      await appendFile(goneFile(folder), line, { mode: 0o600, flush: true });
      if (first) await syncFolder(path.dirname(folder));
    },
    async goneSince(moment) {
      if (!existsSync(goneFile(folder))) return [];
      const lines = (await readFile(goneFile(folder), 'utf8')).split('\n');
      return lines
        .map((line) => line.split(' '))
        .map(([at = '', key = '']) => ({ at: new Date(at), key }))
        .filter(({ at, key }) => at >= moment && isKey(key));
    },
  };
}
