import { Zip, ZipPassThrough } from 'fflate';
import { machine } from '../../platform/runtime/runtime.server.ts';

/** A file of a pack: its bytes, or the key under which the shop keeps them. */
export type PackedFile = { name: string } & ({ bytes: Uint8Array } | { key: string });

/** One ZIP, read and sent file by file, so that no more than one of them is in memory. PDFs are small already. */
export function packFiles(files: readonly PackedFile[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  let next = 0;
  let zip: Zip;
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      zip = new Zip((problem, chunk, last) => {
        if (problem) return controller.error(problem);
        controller.enqueue(chunk as Uint8Array<ArrayBuffer>);
        if (last) controller.close();
      });
    },
    async pull() {
      const file = files[next];
      next += 1;
      if (!file) {
        if (next === files.length + 1) zip.end();
        return;
      }
      const bytes = 'bytes' in file ? file.bytes : await machine().files.get(file.key);
      if (!bytes) throw new Error('The file of a made book is missing.');
      const entry = new ZipPassThrough(file.name);
      zip.add(entry);
      entry.push(bytes, true);
    },
    cancel() {
      zip.terminate();
    },
  });
}
