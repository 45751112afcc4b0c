import { readFileSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { DAYS_KEPT_WITH_ORDER } from '../app/photos/photo-rules.ts';
import { PERIOD_NAMES, PERIODS } from '../app/settings/kept-days.ts';
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

/** The last number of days before each setting that the page names. */
const sayings = [...page.matchAll(/(\d+) days?\b(?:(?!\d+ days?\b)[^|\n])*?\(setting “([^”]+)”\)/g)].map(
  ([, days, label]) => ({ days: Number(days), label }),
);

describe('docs/privacy.md', () => {
  it('names every column of the schema, and none that is not there', () => {
    expect([...mapped, ...listed].toSorted()).toEqual(columns.toSorted());
  });

  it.each(rows)('says what, why, how long and who of %s', (row) => {
    const cells = row.split('|').slice(1, -1);
    expect(cells).toHaveLength(5);
    for (const cell of cells) expect(cell.trim()).not.toBe('');
  });

  it('says the periods that nobody sets', () => {
    const { unusedPhotoKeptDays, photoKeptDays } = PRIVACY;
    expect(page).toContain(`${unusedPhotoKeptDays} days without an order`);
    expect(page).toContain(`${photoKeptDays} days after delivery (${DAYS_KEPT_WITH_ORDER} after the order`);
  });

  it.each(PERIOD_NAMES.map((name) => PERIODS[name]))(
    'says where $label are set, and the built-in days',
    (period) => {
      const said = sayings.filter(({ label }) => label === period.label);
      expect(said).not.toEqual([]);
      for (const { days } of said) expect(days).toBe(period.days);
    },
  );

  it('names no setting that is not there', () => {
    const labels = PERIOD_NAMES.map((name) => PERIODS[name].label);
    expect(sayings.filter(({ label }) => !labels.some((each) => each === label))).toEqual([]);
  });
});
