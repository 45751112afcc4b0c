import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '../app/platform/environment/environment.server.ts';
import type { Store } from '../app/platform/files/files.server.ts';
import { openStore } from '../app/platform/files/open-files.server.ts';
import { goneAccount } from '../app/shop/privacy/forget-account.server.ts';
import { openDatabase } from '../scripts/backup/open-database.ts';
import { until } from './buying.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { everything, family } from './family.ts';
import { command } from './backups.ts';
import { type ObjectStore, startObjectStore } from './object-store.ts';
import { plainPicture, upload } from './photos.ts';
import { AT_LENGTH } from './long-form.ts';
import { openTestShop, PASSWORD, type TestShop } from './test-shop.ts';
import type { Visitor } from './visitor.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'shop-gone-'));
afterAll(() => rmSync(scratch, { recursive: true }));

type Kept = 'disk' | 'bucket';
type Copy = [kept: Kept, name: string, words: string[]];
/** The gate tries each place and each kind of backup once. */
const COPIES: Copy[] = [
  ['disk', 'a backup', []],
  ...(AT_LENGTH ? [['bucket', 'a backup', []] satisfies Copy] : []),
  ['bucket', 'one without files', ['--without-files']],
];

/**
 * Sends a photo.
 * @returns the key of its file.
 */
const photoOf = async (shop: TestShop, visitor: Visitor) => {
  await upload(shop, visitor, await plainPicture(300, 300).jpeg().toBuffer());
  const [row] = await shop.sql<{ id: string }>`select id from photos order by stored_at desc limit 1`;
  return `photos/${row?.id}.jpg`;
};

describe.each<Kept>(['disk', 'bucket'])('an account that is deleted, with files on a %s', (kept) => {
  const copies = COPIES.filter(([place]) => place === kept).map(
    ([, name, words]) => [name, words, path.join(scratch, `${kept}${words.join('')}.tar.gz`)] as const,
  );
  let bucket: ObjectStore | undefined;
  let database: TestDatabase;
  let variables: Record<string, string>;
  let store: Store;
  let gone: { id: string; files: string[]; order: string };
  let stays: { email: string; file: string };
  let late = '';

  const keys = async () => {
    const found: string[] = [];
    for await (const key of store.list()) found.push(key);
    return found;
  };

  /**
   * A family with an order, and backups while it is printed. Then the family deletes its account, and
   * another visitor sends a photo.
   */
  beforeAll(async () => {
    bucket = kept === 'bucket' ? await startObjectStore() : undefined;
    database = await freshDatabase(mkdtempSync(path.join(tmpdir(), 'shop-kept-')));
    variables = { ...database.variables, ...bucket?.variables };
    store = openStore(readEnvironment(variables));
    const shop = await openTestShop(variables, { database });
    const { customer, order, files } = await family(shop, 'Kinkajou', '#ff0000', '91234 56789');
    const [user] = await shop.sql<{ id: string }>`select id from users where email = ${customer.email}`;
    gone = { id: user?.id ?? '', files, order: order.number };
    const other = await shop.customer();
    stays = { email: other.email, file: await photoOf(shop, other) };
    await shop.sql`update orders set stage = 'printing' where id = ${order.id}`;
    await shop.close();
    for (const [, words, file] of copies) await command('backup', [file, ...words], variables);

    const reopened = await openTestShop(variables, { database });
    await reopened.sql`update orders set stage = 'delivered' where id = ${order.id}`;
    const leaving = customer.elsewhere(reopened.url);
    await leaving.postForm('/delete-account', { current: PASSWORD });
    // The test's object store may answer 500 to a list while it deletes.
    const left = () => keys().catch(() => files);
    await until(async () => !(await left()).some((key) => files.includes(key)));
    late = await photoOf(reopened, reopened.visitor());
    await reopened.close();
  });
  afterAll(async () => {
    await database.remove();
    await bucket?.stop();
  });

  it('leaves only its hash in the record', async () => {
    const record = await store.goneSince(new Date(0));
    expect(record.map(({ key }) => key)).toContain(goneAccount(gone.id));
    expect(JSON.stringify(record)).not.toContain(gone.id);
  });

  it.each(copies)('does not come back with %s, and nobody else is missing', async (_, words, file) => {
    if (words.length === 0) await store.remove(stays.file);
    const restored = await command('restore', [file, '--replace'], variables);
    expect(restored).toEqual({ code: 0, words: expect.stringContaining('Deleted once more: 1 account') });
    expect(restored.words).toContain(`come to their end: ${gone.order}.`);
    const { database: rows, close } = await openDatabase({ DATA_DIR: '', ...variables });
    const all = await everything(rows);
    await close();
    expect(all.toLowerCase()).not.toContain('kinkajou');
    expect(all).not.toContain('91234 56789');
    expect(all).toContain(gone.order);
    expect(all).toContain(stays.email);
    const now = await keys();
    expect(now.filter((key) => gone.files.includes(key))).toEqual([]);
    expect(now).toContain(stays.file);
    // The photo's row is newer than the backup, so no job would ever delete the file. A restore of rows
    // alone removes no file, and says so.
    expect(now.includes(late)).toBe(words.length > 0);
    expect(restored.words.includes(`by hand: ${late}.`)).toBe(words.length > 0);
    await store.put(late, new Uint8Array([1]), 'image/jpeg');
  });
});
