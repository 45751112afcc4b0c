import type { TestShop } from './test-shop.ts';

/** Every row of the shop as one text, without the records of looking itself: counts of calls, staff sessions, the staff log. */
export async function everyRow(shop: Pick<TestShop, 'sql'>): Promise<string> {
  const tables = await shop.sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' 
      and table_name not in ('rate_limits', 'staff_sessions', 'staff_log')
    order by 1`;
  if (tables.length < 25) throw new Error('Most tables are missing.');
  const rows: string[] = [];
  for (const { name } of tables) {
    const [table] = await shop.sql<{ rows: string }>`
      select query_to_xml(format('select t::text from %I t order by 1', ${name}::text), true, true, '')::text as rows`;
    rows.push(`${name}: ${table?.rows ?? ''}`);
  }
  return rows.join('\n');
}
