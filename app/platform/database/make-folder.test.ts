import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeFolder } from './make-folder.server.ts';

const place = mkdtempSync(path.join(tmpdir(), 'make-folder-'));
afterAll(() => rmSync(place, { recursive: true }));

it('makes those above it too, with its mode, and may be asked again', () => {
  const folder = path.join(place, 'a', 'b');
  makeFolder(folder, 0o700);
  makeFolder(folder, 0o700);
  for (const each of [folder, path.dirname(folder)]) expect(statSync(each).mode & 0o777).toBe(0o700);
});

it('says so where none can be made', () => {
  writeFileSync(path.join(place, 'file'), '');
  expect(() => makeFolder(path.join(place, 'file'))).toThrow('EEXIST');
  expect(() => makeFolder(path.join(place, 'file', 'c'))).toThrow('EEXIST');
  // Node's own `recursive` would try here for ever.
  expect(() => makeFolder('/proc/nanhe-veer/c')).toThrow('ENOENT');
});
