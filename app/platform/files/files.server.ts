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

/** A file on its way to a reader, who may be slow: as the body of an answer. */
export interface SentFile {
  bytes: number;
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** Private files by key, as the shop uses them. Keys are `folder/name` in `[a-z0-9-/.]`. */
export interface Files {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** @returns undefined when there is no such file. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** The same to be sent: a file of the disk is read as its reader takes it. */
  send(key: string): Promise<SentFile | undefined>;
  /** Does nothing when there is no such file. One that was there is recorded as gone before it is deleted. */
  delete(key: string): Promise<void>;
  /** Writes down that what goes by this key is gone for good: no backup that is restored later brings it back. */
  recordGone(key: string): Promise<void>;
}

/** Where the files are, disk or bucket, for whoever copies all of them or brings them back. */
export interface Store extends Omit<Files, 'delete'> {
  has(key: string): Promise<boolean>;
  /** Leaves no record. Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
  /** The key of every file, in no order. The record of what is gone is none. */
  list(): AsyncIterable<string>;
  /** What was recorded as gone at this moment or later; the same key may come twice. */
  goneSince(moment: Date): Promise<Gone[]>;
}

export interface Gone {
  key: string;
  at: Date;
}

/** The object store refused, broke or kept silent: nobody knows whether it did what was asked. */
export class StoreDown extends Error {
  override name = 'StoreDown';
}

export const isKey = (key: string): boolean => /^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z0-9]+)?$/.test(key);

export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error('Not a file key.');
  return key;
}

export const filesFolder = (dataDir: string): string => path.join(dataDir, 'files');

/** The record of what is gone: a moment and a key a line, beside the folder and not in it. */
const goneFile = (folder: string): string => `${folder}-gone.log`;

/** A name in a folder is on the disk when the folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** A reader who takes nothing keeps no more of a file in memory. */
const PIECE = 64 * 1024;

/** A file as its reader takes it. It is open from the first piece to the last, or until its reader leaves. */
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
          // In words that do not say where it was: they may be sent.
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

/** On the disk before it is said to be kept, or to be gone: no power cut brings a deleted photo back unrecorded. */
export function diskStore(folder: string): Store {
  const place = (key: string) => path.join(folder, checkedKey(key));
  /** Written aside first. One name for each file, so that deleting finds what a crash left half written. */
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
    /** One after the other for each file: it is written aside under one name. */
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
