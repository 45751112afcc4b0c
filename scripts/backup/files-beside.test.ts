import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../app/platform/environment/environment.server.ts';
import { openFiles } from '../../app/platform/files/open-files.server.ts';
import { bringBack } from './files-beside.ts';
import type { Manifest } from './manifest.ts';
import { writeTar } from './tar.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'shop-beside-'));
afterAll(() => rmSync(scratch, { recursive: true }));
const environment = readEnvironment({ DATA_DIR: path.join(scratch, 'data') });
const MANIFEST: Manifest = {
  format: 1,
  madeAt: '2026-11-22T00:00:00.000Z',
  migrations: [],
  tables: [],
  sequences: [],
  jobs: { columns: [], rows: 0, queues: [] },
  withoutFiles: false,
  digests: {},
};

async function archiveOf(...names: string[]): Promise<string> {
  const file = path.join(scratch, `${names.length}.tar.gz`);
  const tar = writeTar(file);
  for (const name of names) await tar.add(name, Buffer.from(name));
  await tar.finish();
  return file;
}

describe('the files of a backup', () => {
  it('come into their places together, and only those that are wanted', async () => {
    const files = openFiles(environment);
    await files.put('photos/before.jpg', Buffer.from('before'), '');
    const archive = await archiveOf('files/photos/a.jpg', 'files/photos/b.jpg', 'rows/files/a.jpg');
    const coming = await bringBack(archive, MANIFEST, environment, (key) =>
      key === 'photos/b.jpg' ? 'unknown' : 'kept',
    );
    expect(Buffer.from((await files.get('photos/before.jpg')) ?? []).toString()).toBe('before');
    expect(await coming.takePlace()).toEqual({ came: 1, removed: ['photos/before.jpg'], unknown: [] });
    const folder = path.join(environment.DATA_DIR, 'files');
    expect(readFileSync(path.join(folder, 'photos/a.jpg'), 'utf8')).toBe('files/photos/a.jpg');
    for (const key of ['photos/b.jpg', 'photos/before.jpg'])
      expect(existsSync(path.join(folder, key))).toBe(false);
  });

  it.each(['files/../evil', 'files/photos/../../../evil', `files/${path.join(scratch, 'evil')}`])(
    'never leave their folder: %s',
    async (name) => {
      const archive = await archiveOf(name);
      await expect(bringBack(archive, MANIFEST, environment, () => 'kept')).rejects.toThrow('Not a file key');
      expect(existsSync(path.join(scratch, 'evil'))).toBe(false);
    },
  );
});
