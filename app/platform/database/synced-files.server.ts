import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What an fsync that failed answers, in the numbers of the embedded database's system calls. */
const EIO = 29;

/** The part of Emscripten's file system that its types leave out: `fd_sync` asks it, and takes it for done without one. */
interface NodeFiles {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
}

/** The embedded database's files on the disk, with an `fsync` that waits for it: PGlite's own have none. */
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
