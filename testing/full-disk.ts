import fs from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Simulates a full disk from the message `full` to the message `room`. Load it before the server (`node
 * --import`). As on a real disk, a process can overwrite existing data, but a file cannot grow. After the
 * message `full of files`, the database has room, as if it had a disk of its own.
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
