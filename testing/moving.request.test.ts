import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyDatabase, onServer } from './database.ts';
import { command, holdings } from './backups.ts';
import { deed, orderAtDesk } from './order-page.ts';
import { buy } from './ordering.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';

/** Writes a note, whose number comes from the database. */
async function note(shop: TestShop, desk: string): Promise<void> {
  expect((await deed(await shop.staff(), `${desk}/note`, { text: 'Called, no answer.' })).status).toBe(200);
}

describe.runIf(server)('npm run move-to', () => {
  it('moves every row of the embedded database to an empty one once, and the shop continues there', async () => {
    const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'shop-moving-'));
    const embedded = { DATA_DIR, DATABASE_URL: '' };
    const target = await emptyDatabase(server);
    const moved = { DATA_DIR, DATABASE_URL: target.url };
    const remove = target.remove;
    const shop = await openTestShop({}, { database: { variables: embedded, remove } });
    const { desk } = await orderAtDesk(shop, await shop.customer());
    await note(shop, desk);
    await shop.close();
    const before = await holdings(embedded);

    const away = await command('move-to', ['postgres://shop:Secret-77@127.0.0.1:1/shop'], embedded);
    expect(away).toEqual({ code: 1, words: expect.stringMatching(/^Nothing answers .*1\/shop .*\nStart/) });
    await onServer(target.url, 'create function ours() returns int language sql as $$ select 1 $$');
    const full = await command('move-to', [target.url], embedded);
    expect(full).toEqual({ code: 1, words: expect.stringContaining('not empty (public.ours is there)') });
    await onServer(target.url, 'drop function ours()');
    const first = await command('move-to', [target.url], embedded);
    expect(first).toEqual({ code: 0, words: expect.stringContaining('1 order, 1 payment of ₹') });
    expect(await holdings(moved)).toEqual(before);
    const second = await command('move-to', [target.url], embedded);
    expect(second).toEqual({ code: 1, words: expect.stringContaining('is not empty') });
    expect(await holdings(moved)).toEqual(before);
    expect(await holdings(embedded)).toEqual(before);
    expect(readdirSync(DATA_DIR).filter((name) => name.startsWith('moving'))).toEqual([]);

    const there = await openTestShop({}, { database: { variables: moved, remove } });
    await buy(there, await there.customer());
    await note(there, desk);
    await there.close();
    await remove();
    rmSync(DATA_DIR, { recursive: true });
  });
});
