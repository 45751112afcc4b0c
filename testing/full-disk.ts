import fs from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded before the server (`node --import`): from the message `full` to the message `room` its disk has no room. What is
 * there may be written over, as on a real one; a file that would grow is refused. From the message `full of files` on the
 * database, on a disk of its own, has room.
 */
let full = false;
let fullOfFiles = false;
process.on('message', (message) => {
  full = message === 'full';
  fullOfFiles = message !== 'room';
  process.send?.(message);
});

function refuse(): void {
  if (fullOfFiles)
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
}

const write = fs.writeSync as (...given: unknown[]) => number;
fs.writeSync = ((
  file: number,
  bytes: Uint8Array,
  offset?: number,
  length?: number,
  position?: number | null,
) => {
  const end = (position ?? 0) + (length ?? bytes.length);
  if (full && file > 2 && (position === undefined || position === null || end > fs.fstatSync(file).size))
    refuse();
  return write(file, bytes, offset, length, position);
}) as typeof fs.writeSync;

for (const name of ['writeFile', 'appendFile'] as const) {
  const original = promises[name] as (...given: unknown[]) => Promise<void>;
  promises[name] = (async (...given: unknown[]) => {
    refuse();
    return original(...given);
  }) as never;
}
syncBuiltinESMExports();
