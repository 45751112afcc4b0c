import { readFileSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { DAYS_KEPT_WITH_ORDER } from '../app/photos/photo-rules.ts';
import { PRIVACY } from '../app/storefront/facts.ts';
import * as schema from './schema.ts';

const page = readFileSync('docs/privacy.md', 'utf8');
/** Rows of the tables, without head and ruler; their first cell names columns. */
const rows = page.split('\n').filter((line) => line.startsWith('| `'));
const NOTHING_PERSONAL = page.split('## Columns that hold nothing personal')[1] ?? '';

const columnsIn = (text: string) => [...text.matchAll(/`(\w+\.\w+)`/g)].map(([, name = '']) => name);
const mapped = rows.flatMap((row) => columnsIn(row.split('|')[1] ?? ''));
const listed = columnsIn(NOTHING_PERSONAL);

const columns = Object.values(schema)
  .filter((each) => is(each, PgTable))
  .map((table) => getTableConfig(table))
  .flatMap((table) => table.columns.map(({ name }) => `${table.name}.${name}`));

describe('docs/privacy.md', () => {
  it('names every column of the schema, and none that is not there', () => {
    expect([...mapped, ...listed].toSorted()).toEqual(columns.toSorted());
  });

  it.each(rows)('says what, why, how long and who of %s', (row) => {
    const cells = row.split('|').slice(1, -1);
    expect(cells).toHaveLength(5);
    for (const cell of cells) expect(cell.trim()).not.toBe('');
  });

  it('says the periods that the jobs keep', () => {
    const { unusedPhotoKeptDays, photoInCartKeptDays, photoKeptDays } = PRIVACY;
    expect(page).toContain(
      `${unusedPhotoKeptDays} days without an order, ${photoInCartKeptDays} days at most in a cart, ${photoKeptDays} days after delivery (${DAYS_KEPT_WITH_ORDER} after the order`,
    );
    expect(page).toContain(`${PRIVACY.lettersKeptDays} days after it was sent or given up`);
    expect(page).toContain(`${PRIVACY.claimPhotosKeptDays} days after the answer`);
  });
});
