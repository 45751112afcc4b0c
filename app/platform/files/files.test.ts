import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { readEnvironment } from '../environment/environment.server.ts';
import { openFiles, openStore } from './open-files.server.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-files-'));
const files = openFiles(readEnvironment({ DATA_DIR: dataDir }));
const folder = path.join(dataDir, 'files', 'photos');
afterAll(() => rmSync(dataDir, { recursive: true }));

describe('files on the disk', () => {
  it('come back as they were put, and only there', async () => {
    await files.put('photos/a.jpg', new Uint8Array([1, 2, 3]), 'image/jpeg');
    expect(await files.get('photos/a.jpg')).toEqual(new Uint8Array([1, 2, 3]));
    expect(await files.get('photos/b.jpg')).toBeUndefined();
    expect(readdirSync(folder)).toEqual(['a.jpg']);
  });

  it('are sent as their reader takes them, a piece at a time', async () => {
    const book = new Uint8Array(300_000).map((_, at) => at % 251);
    await files.put('photos/j.jpg', book, 'image/jpeg');
    const sent = await files.send('photos/j.jpg');
    expect(sent?.bytes).toBe(book.length);
    expect(new Uint8Array(await new Response(sent?.body).arrayBuffer())).toEqual(book);
    const again = await files.send('photos/j.jpg');
    const slow = new Response(again?.body).body?.getReader();
    expect((await slow?.read())?.value?.byteLength).toBeLessThan(70_000);
    await slow?.cancel();
    await files.delete('photos/j.jpg');
    expect(await files.send('photos/j.jpg')).toBeUndefined();
  });

  it('are whole when two write the same one at once', async () => {
    const picture = new Uint8Array(100_000).fill(7);
    await Promise.all(Array.from({ length: 5 }, () => files.put('photos/g.jpg', picture, 'image/jpeg')));
    expect(await files.get('photos/g.jpg')).toEqual(picture);
    await files.delete('photos/g.jpg');
  });

  it('leave with what a crash left half written', async () => {
    await files.put('photos/c.jpg', new Uint8Array([1]), 'image/jpeg');
    writeFileSync(path.join(folder, 'c.jpg.part'), 'half a child’s photo');
    await files.delete('photos/c.jpg');
    expect(readdirSync(folder).filter((name) => name.startsWith('c'))).toEqual([]);
    await files.delete('photos/c.jpg');
  });

  it('leave a record of having been there, once', async () => {
    await files.put('photos/d.jpg', new Uint8Array([1]), 'image/jpeg');
    await files.delete('photos/d.jpg');
    await files.delete('photos/d.jpg');
    const lines = readFileSync(path.join(dataDir, 'files-gone.log'), 'utf8').split('\n');
    expect(lines.filter((line) => line.endsWith(' photos/d.jpg'))).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z photos\/d\.jpg$/),
    ]);
  });

  it('are on the disk before they are there, and so is the record of what is gone', async () => {
    const handle = await open(dataDir, 'r');
    const waits = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'sync');
    await handle.close();
    const store = openStore(readEnvironment({ DATA_DIR: mkdtempSync(path.join(dataDir, 'power-')) }));
    const waitsOf = async (work: Promise<void>) => {
      waits.mockClear();
      await work;
      return waits.mock.calls.length;
    };
    // In order: a file, its folder and the parent of the new folders; a file without a new folder; the record
    // and, only once, its folder; a deletion.
    expect([
      await waitsOf(store.put('photos/h.jpg', new Uint8Array([1]), '')),
      await waitsOf(store.put('photos/i.jpg', new Uint8Array([1]), '')),
      await waitsOf(store.recordGone('photos/h.jpg')),
      await waitsOf(store.recordGone('photos/i.jpg')),
      await waitsOf(store.remove('photos/i.jpg')),
    ]).toEqual([3, 2, 2, 1, 1]);
    waits.mockRestore();
  });

  it('are listed whole, and told when they are gone', async () => {
    const store = openStore(readEnvironment({ DATA_DIR: mkdtempSync(path.join(dataDir, 'other-')) }));
    for (const key of ['photos/e.jpg', 'books/f.pdf']) await store.put(key, new Uint8Array([1]), '');
    const listed = [];
    for await (const key of store.list()) listed.push(key);
    expect(listed.toSorted()).toEqual(['books/f.pdf', 'photos/e.jpg']);
    const before = new Date();
    await store.recordGone('photos/e.jpg');
    expect(await store.goneSince(before)).toEqual([{ key: 'photos/e.jpg', at: expect.any(Date) }]);
    expect(await store.goneSince(new Date(Date.now() + 1_000))).toEqual([]);
  });

  it.each(['../secret', 'photos/../../secret', '/etc/passwd', 'photos/%2e%2e', 'photos/a b', ''])(
    'are never reached by %j',
    async (key) => {
      await expect(Promise.resolve().then(() => files.put(key, new Uint8Array(), 'x'))).rejects.toThrow(
        'Not a file key',
      );
      expect(existsSync(path.join(dataDir, 'secret'))).toBe(false);
    },
  );
});
