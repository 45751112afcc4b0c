import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageData } from '../../../testing/page-data.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let shop: TestShop;
let owner: Visitor;
let support = '';
beforeAll(async () => {
  shop = await openTestShop();
  owner = await shop.staff('owner');
  await shop.staff('support');
  const [row] = await shop.sql<{ id: string }>`select id from staff where email = 'support@staff.example'`;
  support = row?.id ?? '';
  await shop.sql`
    insert into staff_log (at, staff_id, staff_name, action, subject, details, photo_look)
    select now(), case when n % 2 = 1 then ${support}::uuid end, 'Somebody',
      case when n % 5 = 0 then 'photo seen' else 'order moved' end, n::text, '{"to": "Printing"}', n % 5 = 0
    from generate_series(1, 130) n`;
});
afterAll(() => shop.close());

interface Shown {
  lines: { subject: string }[];
  older: string | null;
}
async function log(path: string): Promise<{ seen: number[]; older: string | null }> {
  const { lines, older } = await pageData<Shown>(await owner.get(path), 'admin/staff-accounts/log');
  return { seen: lines.map(({ subject }) => Number(subject)), older };
}
const counting = (length: number, step = 1) => Array.from({ length }, (_, n) => 130 - n * step);

describe('the log', () => {
  it('is read newest first, a page at a time, without a line lost or doubled', async () => {
    const all: number[] = [];
    let query: string | null = '';
    for (let pages = 0; query !== null && pages < 9; pages += 1) {
      const { seen, older } = await log(`/admin/log.data${query}`);
      all.push(...seen);
      query = older && new URL(older, shop.url).search;
    }
    expect(all).toEqual(counting(130));
  });

  it('filters by person, by action or by photo access, and keeps the filter in the address', async () => {
    const ofOne = await log(`/admin/log.data?person=${support}`);
    expect(ofOne.seen).toEqual(counting(50, 2).map((n) => n - 1));
    expect(ofOne.older).toContain(`person=${support}`);
    expect((await log('/admin/log.data?action=photo+seen')).seen).toEqual(counting(26, 5));
    expect((await log('/admin/log.data?photos=1')).seen).toEqual(counting(26, 5));
    const both = await log(`/admin/log.data?photos=1&person=${support}`);
    expect(both.seen).toEqual(counting(13, 10).map((n) => n - 5));
    expect((await log('/admin/log.data?action=never+done')).seen).toEqual([]);
  });

  it.each(['person=none', 'before=-3', 'before=x', 'photos=2', `action=${'x'.repeat(500)}`])(
    'shows everything for %s, which no form of it sends',
    async (query) => {
      expect((await log(`/admin/log.data?${query}`)).seen).toEqual(counting(50));
    },
  );
});
