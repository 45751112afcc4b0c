import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digestOf, MANIFEST, readManifest, sealed } from './manifest.ts';
import { Refusal } from './refusal.ts';
import { readTar, writeTar } from './tar.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'shop-archive-'));
afterAll(() => rmSync(scratch, { recursive: true }));
const whole = path.join(scratch, 'whole.tar.gz');
const PHOTO = Buffer.from(Array.from({ length: 1500 }, (_, index) => index % 251));
const CONTENTS = { 'rows/orders/000001.jsonl': Buffer.from('["1","799"]'), 'files/photos/a.jpg': PHOTO };
const MANIFEST_OF = (digests: Record<string, string>) =>
  sealed({
    madeAt: '2026-11-22T00:00:00.000Z',
    migrations: [{ name: '0000_first.sql', digest: 'a' }],
    tables: [],
    sequences: [],
    jobs: { columns: [], rows: 0, queues: [] },
    withoutFiles: false,
    digests,
  });

async function archived(name: string, entries: Record<string, Buffer>): Promise<string> {
  const file = path.join(scratch, name);
  const tar = writeTar(file);
  for (const [entry, bytes] of Object.entries(entries)) await tar.add(entry, bytes);
  await tar.finish();
  return file;
}

const digests = Object.fromEntries(Object.entries(CONTENTS).map(([name, bytes]) => [name, digestOf(bytes)]));
beforeAll(() => archived('whole.tar.gz', { ...CONTENTS, [MANIFEST]: MANIFEST_OF(digests) }));

/** The archive with its bytes changed below the compression, which a checksum of the whole would not see. */
const rewritten = (change: (tar: Buffer) => Buffer) => gzipSync(change(gunzipSync(readFileSync(whole))));

const DAMAGE: [what: string, bytes: () => Buffer, why: RegExp][] = [
  ['cut off', () => readFileSync(whole).subarray(0, -20), /unexpected end/],
  ['empty', () => Buffer.alloc(0), /ends too soon|unexpected end/],
  ['no archive', () => Buffer.from('a shopping list'), /incorrect header/],
  ['another file', () => gzipSync(Buffer.alloc(3000, 'x')), /no archive/],
  [
    'one amount changed',
    () => rewritten((tar) => Buffer.from(tar.toString('latin1').replace('"799"', '"999"'), 'latin1')),
    /rows\/orders\/000001\.jsonl is not what was put in/,
  ],
  [
    'its list changed',
    () =>
      rewritten((tar) => Buffer.from(tar.toString('latin1').replace('2026-11-22', '2026-11-23'), 'latin1')),
    /list of contents was changed/,
  ],
];

describe('a backup', () => {
  it('comes back as it went in', async () => {
    expect((await readManifest(whole)).digests).toEqual(digests);
    const found: Record<string, Buffer> = {};
    for await (const { name, bytes } of readTar(whole)) found[name] = bytes;
    expect(found).toMatchObject(CONTENTS);
  });

  it.each(DAMAGE)('is refused when it is %s', async (what, bytes, why) => {
    const file = path.join(scratch, `${what}.tar.gz`);
    writeFileSync(file, bytes());
    const refused = readManifest(file);
    await expect(refused).rejects.toThrow(Refusal);
    await expect(refused).rejects.toThrow(why);
  });

  it('is refused when a file is missing, when one came beside, and without its list', async () => {
    const [rows] = Object.entries(CONTENTS);
    const list = MANIFEST_OF(digests);
    const missing = await archived('missing.tar.gz', { ...Object.fromEntries([rows!]), [MANIFEST]: list });
    await expect(readManifest(missing)).rejects.toThrow(/files\/photos\/a\.jpg is not what was put in/);
    const more = await archived('more.tar.gz', { ...CONTENTS, 'files/b': PHOTO, [MANIFEST]: list });
    await expect(readManifest(more)).rejects.toThrow(/files\/b is not/);
    const none = await archived('none.tar.gz', CONTENTS);
    await expect(readManifest(none)).rejects.toThrow(/list of contents is missing/);
  });

  it('is a tar that other programs read', () => {
    const listed = execFileSync('tar', ['tzf', whole], { encoding: 'utf8' }).trim().split('\n');
    expect(listed).toEqual([...Object.keys(CONTENTS), MANIFEST]);
  });
});
