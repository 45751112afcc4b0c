import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '../runtime/runtime.server.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { transactionWithLast } from './last-statement.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await db().execute(
    sql`create table written (word text primary key, xid xid8 default pg_current_xact_id())`,
  );
});
afterAll(() => shop.close());

const words = () =>
  shop.sql<{ word: string; xid: string }>`select word, xid::text from written order by word`;

describe('the last statement of a transaction', () => {
  it('belongs to it', async () => {
    const result = await transactionWithLast(db(), async (tx, atLast) => {
      await tx.execute(sql`insert into written (word) values ('first')`);
      atLast(sql`insert into written (word) values ('last')`);
      return 'done';
    });
    expect(result).toBe('done');
    const [first, last] = await words();
    expect([first?.word, last?.word]).toEqual(['first', 'last']);
    expect(first?.xid).toBe(last?.xid);
  });

  it('takes everything back when it fails, and says why', async () => {
    const work = transactionWithLast(db(), async (tx, atLast) => {
      await tx.execute(sql`insert into written (word) values ('second')`);
      atLast(sql`insert into written (word) values ('last')`);
    });
    await expect(work).rejects.toMatchObject({ cause: { code: '23505' } });
    expect((await words()).map(({ word }) => word)).toEqual(['first', 'last']);
    // The connection can still be used.
    await transactionWithLast(db(), (tx) => tx.execute(sql`insert into written (word) values ('third')`));
    expect(await words()).toHaveLength(3);
  });

  it('is not asked for by work that throws', async () => {
    const work = transactionWithLast(db(), async (_, atLast) => {
      atLast(sql`insert into written (word) values ('never')`);
      throw new Error('Changed my mind.');
    });
    await expect(work).rejects.toThrow('Changed my mind.');
    expect(await words()).toHaveLength(3);
  });
});
