import { stringify } from 'csv-stringify/sync';
import { spreadsheetCell } from './spreadsheet-cell.ts';

/** One order as a row of the file; nothing of the child. */
export interface OrderRow {
  orderNumber: string;
  placed: string;
  stage: string;
  held: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  pin: string;
  books: string;
  coupon: string;
  subtotal: number;
  discount: number;
  total: number;
  courier: string;
  trackingNumber: string;
  shipped: string;
  delivered: string;
}

const COLUMNS: readonly { key: keyof OrderRow; header: string }[] = [
  { key: 'orderNumber', header: 'Order number' },
  { key: 'placed', header: 'Placed' },
  { key: 'stage', header: 'Stage' },
  { key: 'held', header: 'Held because' },
  { key: 'name', header: 'Name' },
  { key: 'email', header: 'E-mail' },
  { key: 'phone', header: 'Phone' },
  { key: 'address', header: 'Address' },
  { key: 'city', header: 'City' },
  { key: 'state', header: 'State' },
  { key: 'pin', header: 'PIN' },
  { key: 'books', header: 'Books' },
  { key: 'coupon', header: 'Coupon' },
  { key: 'subtotal', header: 'Subtotal in rupees' },
  { key: 'discount', header: 'Discount in rupees' },
  { key: 'total', header: 'Total in rupees' },
  { key: 'courier', header: 'Courier' },
  { key: 'trackingNumber', header: 'Tracking number' },
  { key: 'shipped', header: 'Shipped' },
  { key: 'delivered', header: 'Delivered' },
];

/** The header line, with the byte order mark that tells spreadsheets it is UTF-8. */
export const csvHead = (): string => `\uFEFF${lines([COLUMNS.map(({ header }) => header)])}`;

/** Rows of the file. A value that a spreadsheet would take for a formula or another number begins with an apostrophe. */
export function csvRows(rows: readonly OrderRow[]): string {
  return lines(rows.map((row) => COLUMNS.map(({ key }) => spreadsheetCell(row[key]))));
}

const lines = (cells: (string | number)[][]) =>
  stringify(cells, { record_delimiter: 'windows', quoted_match: /[\r\n\t;]/ });
