import type { TestShop } from './test-shop.ts';

/**
 * Tables that change by themselves after a purchase: letters are sent, books are made, and open pages hear
 * of it.
 */
export const BY_ITSELF = ['letters', 'made_books', 'order_news'];

/** Tables that change when staff pages are viewed: the last use of a session, and who viewed what. */
export const LOOKED = ['staff_sessions', 'staff_log'];

/**
 * Every row of the shop as one text, without the counts of calls.
 * @param counted tables for which only the number of rows is included. @param leftOut tables to leave out.
 */
export async function everyRow(
  shop: Pick<TestShop, 'sql'>,
  counted: readonly string[] = [],
  leftOut: readonly string[] = LOOKED,
): Promise<string> {
  const [all] = await shop.sql<{ tables: number; rows: string }>`
    select count(*)::int as tables, string_agg(query_to_xml(format(
      case when table_name = any(string_to_array(${counted.join()}, ',')) then 'select %L as name, count(*) from %I'
        else 'select %L as name, t::text from %I t order by 2' end,
      table_name, table_name), true, true, '')::text, '' order by table_name) as rows
    from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name <> 'rate_limits'
      and table_name <> all(string_to_array(${leftOut.join()}, ','))`;
  if (!all || all.tables < 25 - leftOut.length) throw new Error('Most tables are missing.');
  return all.rows;
}
