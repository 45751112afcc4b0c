import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The error number of a failed fsync, as the embedded database's system calls number errors. */
const EIO = 29;

/**
 * The part of Emscripten's file system that its types leave out. `fd_sync` calls this `fsync`; without one,
 * it reports success.
 */
interface NodeFiles {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
}

/**
 * The embedded database's files on the disk, with an `fsync` that waits for the disk. PGlite's own files have
 * none.
 */
export class SyncedFiles extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    emscriptenOpts.preRun = [
      ...[emscriptenOpts.preRun ?? []].flat(),
      (module: { NODEFS: unknown }) => {
        (module.NODEFS as NodeFiles).stream_ops.fsync = fsync;
      },
    ];
    return { emscriptenOpts };
  }
}

function fsync({ nfd }: { nfd: number }): number {
  try {
    fsyncSync(nfd);
    return 0;
  } catch {
    return EIO;
  }
}
