import { statSync } from 'node:fs';
import type { Manifest } from './manifest.ts';

/** What a backup holds, in a line. */
export function accountOf({ tables }: Pick<Manifest, 'tables'>): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const table = (name: string) => tables.find((each) => each.name === name);
  const paid = Number(table('payments')?.money['amount_paise'] ?? 0) / 100;
  return `${counted(table('orders')?.rows ?? 0, 'order')}, ${counted(table('payments')?.rows ?? 0, 'payment')} of ₹${paid.toLocaleString('en-IN')} in all, ${counted(rows, 'row')} in ${counted(tables.length, 'table')}`;
}

export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-IN')} ${noun}${count === 1 ? '' : 's'}`;

export const megabytesOf = (file: string): string => `${(statSync(file).size / 1024 / 1024).toFixed(1)} MB`;
