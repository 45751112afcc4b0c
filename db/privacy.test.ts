import { readFileSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import type { LikenessHero } from '#comic';
import type { Claim } from '../app/account/account/sign-up.server.ts';
import type { BookProblem } from '../app/books/drawing/tables.server.ts';
import {
  type BookChoices,
  bookSchema,
  drawnHeroSchema,
  favouritesSchema,
} from '../app/books/book/book.schema.ts';
import type { CheckoutLine } from '../app/buying/checkout/checkout-line.ts';
import { shippingSchema } from '../app/buying/checkout/shipping.schema.ts';
import type { InvoicePaper } from '../app/orders/invoices/invoice-paper.ts';
import type { PhoneBook } from '../app/payments/phone-orders/phone-order.schema.ts';
import { DAYS_KEPT_WITH_ORDER } from '../app/books/photos/photo-rules.ts';
import type { EventDetails } from '../app/orders/orders/tables.server.ts';
import type { PricedAddOn } from '../app/buying/pricing/add-ons.ts';
import type { ProvedBook } from '../app/orders/proofs/tables.server.ts';
import type { AuditDetails } from '../app/account/staff-sessions/tables.server.ts';
import { PERIOD_NAMES, PERIODS } from '../app/platform/settings/kept-days.ts';
import { EMPTY_BOOK } from '../app/shop/product/book-draft.ts';
import { PRIVACY } from '../app/platform/facts/facts.ts';
import { EMPTY_DRAFT } from '../app/shop/wizard-draft/draft.ts';
import * as schema from './schema.ts';

const page = readFileSync('docs/privacy.md', 'utf8');
/** Rows of the tables, without header and separator. Their first cell names columns. */
const rows = page.split('\n').filter((line) => line.startsWith('| `'));
const NOTHING_PERSONAL = page.split('## Columns that hold nothing personal')[1] ?? '';

const columnsIn = (text: string) => [...text.matchAll(/`(\w+\.\w+)`/g)].map(([, name = '']) => name);
const mapped = rows.flatMap((row) => columnsIn(row.split('|')[1] ?? ''));
const listed = columnsIn(NOTHING_PERSONAL);

const columnsOfSchema = Object.values(schema)
  .filter((each) => is(each, PgTable))
  .map((table) => getTableConfig(table))
  .flatMap(({ name, columns: of }) => of.map((column) => ({ name: `${name}.${column.name}`, column })));
const columns = columnsOfSchema.map(({ name }) => name);

/** Every key of a type. The compiler checks that none is missing. */
const keysOf = <Kept extends object>(keys: Record<keyof Kept, true>): string[] => Object.keys(keys);

/** The kinds of values that are stored as JSON, and their keys. */
const INSIDE: Record<string, string[]> = {
  'a book as it is sent': Object.keys(bookSchema.shape),
  favourites: Object.keys(favouritesSchema.unwrap().shape),
  'a drawn hero': Object.keys(drawnHeroSchema.shape),
  'a child drawn from a photo': keysOf<LikenessHero>({
    kind: true,
    skin: true,
    hair: true,
    hairTones: true,
    features: true,
    exaggeration: true,
    traced: true,
    hairStyle: true,
    backHair: true,
    eyes: true,
    headwear: true,
    cloth: true,
    ears: true,
    glasses: true,
    frames: true,
    bindi: true,
    hearingAid: true,
    freckles: true,
    dimples: true,
    toothGap: true,
    teeth: true,
    wishes: true,
  }),
  'a kept book': keysOf<BookChoices>({
    story: true,
    drawnHero: true,
    photoId: true,
    language: true,
    favourites: true,
    wheelchair: true,
    told: true,
    storyNotes: true,
    drawingOf: true,
  }),
  'a line of a checkout': keysOf<CheckoutLine>({
    productTitle: true,
    productImage: true,
    format: true,
    quantity: true,
    unitPrice: true,
    characterName: true,
    customMessage: true,
    customStory: true,
    customTitle: true,
    book: true,
    cartItemId: true,
    leavingPhotoId: true,
  }),
  'a book of the phone': keysOf<PhoneBook>({
    story: true,
    title: true,
    image: true,
    format: true,
    characterName: true,
    language: true,
    quantity: true,
    unitPrice: true,
  }),
  'a delivery': Object.keys(shippingSchema.shape),
  'a paper': keysOf<InvoicePaper>({
    title: true,
    number: true,
    date: true,
    seller: true,
    buyer: true,
    orderNumber: true,
    orderDate: true,
    paymentId: true,
    paymentMethod: true,
    placeOfSupply: true,
    withinState: true,
    lines: true,
    discountName: true,
    total: true,
    against: true,
  }),
  'an extra of an order': keysOf<PricedAddOn>({ id: true, name: true, price: true }),
  'a problem of a book': keysOf<BookProblem>({ page: true, rule: true, message: true }),
  'a book of a proof': keysOf<ProvedBook>({ orderItemId: true, revision: true, sha256: true }),
  'the sums of its files': keysOf<ProvedBook['sha256']>({ pdf: true, print: true, cover: true }),
  'what happened to an order': keysOf<EventDetails>({
    from: true,
    to: true,
    because: true,
    reason: true,
    why: true,
    courier: true,
    trackingNumber: true,
    round: true,
    notes: true,
    text: true,
    amount: true,
    about: true,
    answer: true,
    order: true,
    of: true,
    book: true,
    what: true,
    consent: true,
    said: true,
    subject: true,
  }),
  'what staff did': keysOf<AuditDetails>({
    from: true,
    to: true,
    what: true,
    count: true,
    role: true,
    left: true,
    removed: true,
    title: true,
    order: true,
    answer: true,
    amount: true,
    round: true,
    courier: true,
    trackingNumber: true,
    total: true,
    reduction: true,
    percent: true,
    starts: true,
    ends: true,
    totalLimit: true,
    customerLimit: true,
    minimum: true,
    wizard: true,
    cart: true,
    productPage: true,
    stage: true,
    format: true,
    story: true,
    late: true,
    held: true,
    searched: true,
    image: true,
    description: true,
    digitalPrice: true,
    printPrice: true,
    comboPrice: true,
    theme: true,
  }),
  'a sign-up': keysOf<Claim>({
    fullName: true,
    phone: true,
    address: true,
    passwordHash: true,
    keptKey: true,
  }),
  'a draft of the wizard': Object.keys(EMPTY_DRAFT),
  'a draft of a book’s page': Object.keys(EMPTY_BOOK),
};

/** The kinds of values in each JSON column. */
const HOLDS: Record<string, string[]> = {
  'cart_items.book': ['a kept book', 'favourites', 'a drawn hero', 'a child drawn from a photo'],
  'kept_heroes.hero': ['a child drawn from a photo'],
  'order_items.book': ['a kept book', 'favourites', 'a drawn hero', 'a child drawn from a photo'],
  'checkouts.lines': [
    'a line of a checkout',
    'a kept book',
    'favourites',
    'a drawn hero',
    'a child drawn from a photo',
  ],
  'checkouts.add_ons': ['an extra of an order'],
  'checkouts.shipping_address': ['a delivery'],
  'orders.add_ons': ['an extra of an order'],
  'orders.shipping_address': ['a delivery'],
  'order_events.details': ['what happened to an order'],
  'phone_orders.books': ['a book of the phone'],
  'phone_orders.add_ons': ['an extra of an order'],
  'phone_orders.shipping_address': ['a delivery'],
  'invoices.paper': ['a paper'],
  'made_books.problems': ['a problem of a book'],
  'proofs.books': ['a book of a proof', 'the sums of its files'],
  'staff_log.details': ['what staff did'],
};

/** For each setting that the page names, the last number of days before it. */
const sayings = [...page.matchAll(/(\d+) days?\b(?:(?!\d+ days?\b)[^|\n])*?\(setting “([^”]+)”\)/g)].map(
  ([, days, label]) => ({ days: Number(days), label }),
);

describe('docs/privacy.md', () => {
  it('names exactly the columns of the schema', () => {
    expect([...mapped, ...listed].toSorted()).toEqual(columns.toSorted());
  });

  it('says what stands in each column of JSON, unless nothing personal does', () => {
    const ofJson = columnsOfSchema.filter(({ column }) => column.getSQLType() === 'jsonb');
    const personal = ofJson.map(({ name }) => name).filter((name) => !listed.includes(name));
    expect(Object.keys(HOLDS).toSorted()).toEqual(personal.toSorted());
    expect(
      Object.values(HOLDS)
        .flat()
        .filter((name) => !INSIDE[name]),
    ).toEqual([]);
  });

  it.each(Object.entries(INSIDE))('names each key of %s', (name, keys) => {
    const line = page.split('\n').find((each) => each.startsWith(`- **${name}**`)) ?? '';
    expect([...line.matchAll(/`(\w+)`/g)].map(([, key]) => key).toSorted()).toEqual([...keys].toSorted());
  });

  it.each(rows)('says what, why, how long and who of %s', (row) => {
    const cells = row.split('|').slice(1, -1);
    expect(cells).toHaveLength(5);
    for (const cell of cells) expect(cell.trim()).not.toBe('');
  });

  it('names the fixed periods', () => {
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

  it('names only settings that exist', () => {
    const labels = PERIOD_NAMES.map((name) => PERIODS[name].label);
    expect(sayings.filter(({ label }) => !labels.some((each) => each === label))).toEqual([]);
  });
});
