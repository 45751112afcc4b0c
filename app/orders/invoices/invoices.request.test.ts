import { execFileSync, spawnSync } from 'node:child_process';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOOK, SHIPPING, until } from '../../../testing/buying.ts';
import { buy, type PaidOrder } from '../../../testing/ordering.ts';
import { SETTINGS_AS_NEW } from '../../../testing/settings-form.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { lockOrder } from '../orders/move-order.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { CREDIT_REASONS, type InvoicePaper } from './invoice-paper.ts';
import { writeInvoice } from './invoices.server.ts';
import { writeInvoices } from '../../payments/refunds/write-invoices.job.server.ts';

let shop: TestShop;
let parent: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  parent = await shop.customer();
});
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

interface Row {
  id: string;
  kind: string;
  series: string;
  serial: number;
  number: string;
  paper: InvoicePaper;
}
const papersOf = ({ id }: PaidOrder) =>
  shop.sql<Row>`select * from invoices where order_id = ${id} order by kind desc, serial`;
const refund = async (order: PaidOrder, rupees: string, before = 0) =>
  (await shop.staff('support')).postForm(`/admin/orders/${order.id}/refund`, {
    how: 'part',
    rupees,
    reason: 'A page was pale.',
    formKey: `${order.id}/${before}`,
  });

const lineOf = async (order: PaidOrder) => (await papersOf(order))[0]?.paper.lines[0];

/** Writes the invoice of an order in a transaction of its own. */
const write = (id: string, fails: boolean) =>
  db().transaction(async (tx) => {
    const locked = await lockOrder(tx, id);
    if (!locked) throw new Error('No order.');
    await writeInvoice(tx, locked, { id: `pay_${id}`, method: 'card' });
    if (fails) throw new Error('Rolled back.');
  });

const READER = 'pdftotext';
const poppler = !spawnSync(READER, ['-v']).error;
/** The words of a PDF as another program reads them. */
const wordsOf = (pdf: Uint8Array): string =>
  execFileSync(READER, ['-layout', '-', '-'], { input: pdf }).toString();

describe('the invoice of a paid order', () => {
  it('is written with it, adds up, and is printed with ₹ and Devanagari as they are', async () => {
    const order = await buy(shop, parent, {
      couponCode: 'HARSHI10',
      addOns: ['gift-box', 'extra-printed-copy'],
      book: { ...BOOK, format: 'combo' },
      shipping: { ...SHIPPING, fullName: 'आशा राव', address: '१४ मन्दिर मार्ग, मल्लेश्वरम' },
    });
    const [invoice] = await papersOf(order);
    if (!invoice) throw new Error('There is no invoice.');
    expect(invoice.number).toMatch(/^NV\/\d\d-\d\d\/\d{6}$/);
    expect(invoice.number.length).toBeLessThanOrEqual(16);
    const { paper } = invoice;
    expect(paper).toMatchObject({ title: 'Invoice-cum-bill of supply', withinState: true, total: 148_400 });
    expect(paper.lines.map(({ hsn, ratePercent, gross }) => [hsn, ratePercent, gross])).toEqual([
      ['4901', 0, 99_900],
      ['4819', 18, 15_000],
      ['4901', 0, 50_000],
    ]);
    expect(paper.lines.reduce((sum, line) => sum + line.taxable + line.tax, 0)).toBe(paper.total);
    expect(JSON.stringify(paper)).not.toContain('Mira');

    const own = `/orders/${order.id}/papers/${invoice.id}`;
    expect(await (await parent.get(`/orders/${order.id}`)).text()).toContain(own);
    const file = await parent.get(own);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(file.headers.get('content-disposition')).toContain(invoice.number.replaceAll('/', '-'));
    if (!poppler) return;
    const words = wordsOf(new Uint8Array(await file.arrayBuffer()));
    for (const part of [
      'Invoice-cum-bill of supply',
      invoice.number,
      'आशा राव',
      'मन्दिर मार्ग',
      'GSTIN 29ABCDE1234F1ZW',
      order.number,
      '₹999.00',
      '₹1,649.00',
      '−₹165.00',
      'CGST 9%',
      'SGST 9%',
      '₹1,484.00',
    ])
      expect(words).toContain(part);
    expect(words).not.toContain('¹');
  });

  it('is printed once, however often it is asked for at once, and leaves the printer to others', async () => {
    const other = await shop.customer();
    const [address, others] = await Promise.all(
      [parent, other].map(async (visitor) => {
        const order = await buy(shop, visitor);
        return `/orders/${order.id}/papers/${(await papersOf(order))[0]?.id}`;
      }),
    );
    const many = Array.from({ length: 40 }, () => parent.get(address ?? ''));
    expect((await other.get(others ?? '')).status).toBe(200);
    const files = await Promise.all(
      (await Promise.all(many)).map(async (file) => Buffer.from(await file.arrayBuffer())),
    );
    expect(files[0]?.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(files.every((file) => file.equals(files[0]!))).toBe(true);
  });

  it('waits for the customer’s others to be printed, and says so', async () => {
    const orders = await Promise.all(Array.from({ length: 4 }, () => buy(shop, parent)));
    const answers = await Promise.all(
      orders.map(async (order) => parent.get(`/orders/${order.id}/papers/${(await papersOf(order))[0]?.id}`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('5');
    expect(await refused?.text()).toContain('Your other papers are being printed');
  });

  it('is seen by its customer and by staff who sell, and by nobody else', async () => {
    const order = await buy(shop, parent);
    const [invoice] = await papersOf(order);
    const own = `/orders/${order.id}/papers/${invoice?.id}`;
    const staff = `/admin/orders/${order.id}/papers/${invoice?.id}`;
    expect((await (await shop.customer()).get(own)).status).toBe(404);
    expect((await shop.visitor().get(own)).status).toBe(302);
    expect((await parent.get(`/orders/${order.id}/papers/nonsense`)).status).toBe(404);
    expect((await parent.get(staff)).status).toBe(303);
    expect((await (await shop.staff('production')).get(staff)).status).toBe(403);
    expect((await (await shop.staff('support')).get(staff)).status).toBe(200);
    const other = await buy(shop, parent);
    expect((await parent.get(`/orders/${other.id}/papers/${invoice?.id}`)).status).toBe(404);
  });

  it.each([
    ['digital', [], 'Karnataka', 'Tax invoice', true],
    ['print', [], 'Kerala', 'Bill of supply', false],
    ['digital', ['gift-box'], 'Kerala', 'Tax invoice', false],
  ])('of a %s book with %j to %s is a %s', async (format, addOns, state, title, withinState) => {
    const order = await buy(shop, parent, {
      book: { ...BOOK, format },
      addOns,
      shipping: { ...SHIPPING, state },
    });
    expect((await papersOf(order))[0]?.paper).toMatchObject({ withinState });
    // Add-ons that a digital book cannot have are not on its invoice either.
    expect((await papersOf(order))[0]?.paper.title).toBe(title);
  });

  const IN_KARNATAKA = [
    'KA',
    'Karnataka.',
    'Karnatka',
    'ಕರ್ನಾಟಕ',
    'کرناٹک',
    'Bangalore',
    'Bengaluru, KA',
    '29',
    'Wonderland',
    '-',
  ];
  it.each<[string, string, string, string, boolean]>([
    ...IN_KARNATAKA.map(
      (state) => [state, '560003', 'Karnataka', '29', true] as [string, string, string, string, true],
    ),
    ['Tamil Nadu', '560003', 'Tamil Nadu', '33', false],
    ['தமிழ்நாடு', '600 004', 'Tamil Nadu', '33', false],
    ['Orissa', '751001', 'Odisha', '21', false],
    ['Nowhere', '४००००१', 'Maharashtra', '27', false],
  ])('to %j, PIN %s, is supplied in %s (%s)', async (state, postalCode, name, code, withinState) => {
    const shipping = { ...SHIPPING, state, postalCode };
    const order = await buy(shop, await shop.customer(), { book: { ...BOOK, format: 'digital' }, shipping });
    const [paper] = (await papersOf(order)).map((row) => row.paper);
    expect(paper).toMatchObject({ withinState, placeOfSupply: { name, code } });
    const [line] = paper?.lines ?? [];
    expect((line?.taxable ?? 0) + (line?.tax ?? 0)).toBe(paper?.total);
    expect((line?.tax ?? 1) % (withinState ? 2 : 1)).toBe(0);
  });

  it('prints name and code of the place of supply, and equal halves', async () => {
    const shipping = { ...SHIPPING, state: 'Nowhere' };
    // The 5 % tax in ₹379 is ₹18.05, which cannot be halved to the paisa.
    const changes = { book: { ...BOOK, format: 'digital' }, couponCode: 'HARSHI10', shipping };
    const customer = await shop.customer();
    const order = await buy(shop, customer, changes);
    const [invoice] = await papersOf(order);
    if (!poppler || !invoice) return;
    const pdf = await customer.get(`/orders/${order.id}/papers/${invoice.id}`);
    const words = wordsOf(new Uint8Array(await pdf.arrayBuffer()));
    expect(words).toContain('Place of supply: Karnataka (29)');
    expect(words.replaceAll(/\s+/g, ' ')).toContain('The PIN says the place of supply.');
    const [central, state] = ['CGST', 'SGST'].map(
      (tax) => new RegExp(`${tax} 2.5%\\s+(₹[\\d.]+)`).exec(words)?.[1],
    );
    expect(central).toMatch(/^₹\d/);
    expect(central).toBe(state);
  });

  it('takes codes and rates from the settings, and stays as it was written', async () => {
    const before = await buy(shop, parent, { book: { ...BOOK, format: 'digital' } });
    const taxes = JSON.stringify({ 'digital book': { hsn: '998439', ratePercent: 18 } });
    await shop.sql`
      insert into shop_settings (key, value, changed_at) values ('taxes', ${taxes}::jsonb, now())
      on conflict (key) do update set value = excluded.value`;
    const after = await buy(shop, parent, { book: { ...BOOK, format: 'digital' } });
    await shop.sql`delete from shop_settings where key = 'taxes'`;
    expect(await lineOf(before)).toMatchObject({ hsn: '998431', ratePercent: 5 });
    expect(await lineOf(after)).toMatchObject({
      hsn: '998439',
      ratePercent: 18,
      taxable: 33_814,
      tax: 6_086,
    });
  });

  it('charges no tax and shows no GSTIN while the shop has none, which the settings say', async () => {
    const owner = await shop.staff('owner');
    const save = (changes: Record<string, string>) =>
      owner.postForm('/admin/settings/save', { ...SETTINGS_AS_NEW, ...changes });
    expect((await save({ gstin: '', sellerName: 'Veer Books' })).status).toBe(200);
    const order = await buy(shop, parent, { book: { ...BOOK, format: 'digital' } });
    await save({});
    const [invoice] = await papersOf(order);
    expect(invoice?.paper).toMatchObject({
      title: 'Bill of supply',
      seller: { name: 'Veer Books', gstin: '' },
    });
    expect(invoice?.paper.lines).toMatchObject([{ ratePercent: 0, taxable: 39_900, tax: 0 }]);
    if (!poppler || !invoice) return;
    const pdf = await parent.get(`/orders/${order.id}/papers/${invoice.id}`);
    const words = wordsOf(new Uint8Array(await pdf.arrayBuffer()));
    expect(words).toContain('not registered for GST');
    expect(words).not.toContain('GSTIN');
  });

  it('of a held order is written when its hold is lifted', async () => {
    shop.street.control.behave({ capturedAmountOff: 1 });
    const order = await buy(shop, parent);
    shop.street.control.behaveWell();
    await writeInvoices.run({});
    expect(await papersOf(order)).toEqual([]);
    await shop.sql`update orders set held_at = null where id = ${order.id}`;
    await writeInvoices.run({});
    expect(await papersOf(order)).toMatchObject([{ kind: 'invoice' }]);
  });

  it('that cannot be written keeps no other from being written', async () => {
    shop.street.control.behave({ capturedAmountOff: 1 });
    const [stuck, other] = [await buy(shop, parent), await buy(shop, parent)];
    shop.street.control.behaveWell();
    await shop.sql`update orders set held_at = null where id in (${stuck.id}, ${other.id})`;
    await db().execute(
      sql.raw(`alter table invoices add constraint stuck check (order_id <> '${stuck.id}') not valid`),
    );
    await expect(writeInvoices.run({})).rejects.toThrow('Failed query');
    await shop.sql`alter table invoices drop constraint stuck`;
    expect(await papersOf(other)).toMatchObject([{ kind: 'invoice' }]);
    await writeInvoices.run({});
    expect(await papersOf(stuck)).toMatchObject([{ kind: 'invoice' }]);
  });
});

describe('numbers', () => {
  it('have no gap and no double, when fifty are written at once and others are rolled back', async () => {
    const order = await buy(shop, parent);
    const copies = await shop.sql<{ id: string }>`
      insert into orders select (jsonb_populate_record(o, jsonb_build_object(
        'id', gen_random_uuid(), 'checkout_id', gen_random_uuid(), 'payment_id', 'pay_copy' || n,
        'order_number', 'ORD-' || n))).*
      from orders o, generate_series(1, 70) n where o.id = ${order.id} returning id`;
    const done = await Promise.allSettled(copies.map(({ id }, index) => write(id, index >= 50)));
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
    const rows = await shop.sql<Row>`select * from invoices where kind = 'invoice' order by serial`;
    expect(rows.map(({ serial }) => serial)).toEqual(rows.map((_row, index) => index + 1));
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
    await shop.sql`delete from invoices where order_id in (select id from orders where payment_id like 'pay_copy%')`;
    await shop.sql`delete from orders where payment_id like 'pay_copy%'`;
  });

  it('begin again with the financial year', async () => {
    const before = (await papersOf(await buy(shop, parent)))[0];
    shop.clock.advance({ days: 366 });
    const next = await shop.customer();
    const after = (await papersOf(await buy(shop, next)))[0];
    expect(after?.series).not.toBe(before?.series);
    expect(after?.serial).toBe(1);
  });
});

describe('a credit note', () => {
  it('is written for each refund, names its invoice, and lowers each line by its part', async () => {
    const customer = await shop.customer();
    const order = await buy(shop, customer, { book: { ...BOOK, format: 'combo' }, addOns: ['gift-box'] });
    await refund(order, '300');
    await until(async () => (await papersOf(order)).length === 2);
    const [invoice, note] = await papersOf(order);
    expect(note?.number).toMatch(/^NC\//);
    expect(note?.paper).toMatchObject({
      title: 'Credit note',
      total: 30_000,
      against: { number: invoice?.number, reason: CREDIT_REASONS.part },
    });
    expect(note?.paper.lines.reduce((sum, line) => sum + line.taxable + line.tax, 0)).toBe(30_000);
    const file = await customer.get(`/orders/${order.id}/papers/${note?.id}`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    if (!poppler) return;
    const words = wordsOf(new Uint8Array(await file.arrayBuffer()));
    for (const part of [
      'Credit note',
      invoice?.number ?? '?',
      'Total credited',
      '₹300.00',
      CREDIT_REASONS.part,
    ])
      expect(words).toContain(part);
    expect(words).not.toContain('pale');
  });

  it('and all others together never lower an invoice by more than it says', async () => {
    shop.street.control.behave({ capturedAmountOff: 10_000 });
    const order = await buy(shop, await shop.customer());
    shop.street.control.behaveWell();
    await shop.sql`update orders set held_at = null where id = ${order.id}`;
    await writeInvoices.run({});
    await refund(order, '300');
    await refund(order, '599', 1);
    const notes = await until(async () => {
      const [, ...some] = await papersOf(order);
      return some.length === 2 && some;
    });
    expect(notes.map(({ paper }) => paper.total)).toEqual([30_000, 49_900]);
    expect(notes[1]?.paper.lines.reduce((sum, line) => sum + line.taxable + line.tax, 0)).toBe(49_900);
  });

  it('of money that went back while its order was held comes with the invoice, once', async () => {
    const order = await buy(shop, await shop.customer());
    await shop.sql`delete from invoices where order_id = ${order.id}`;
    await shop.sql`update orders set held_at = now() where id = ${order.id}`;
    await refund(order, '100');
    await until(async () => {
      const [row] = await shop.sql<{
        refunded_at: unknown;
      }>`select * from refunds where order_id = ${order.id}`;
      return row?.refunded_at;
    });
    await writeInvoices.run({});
    expect(await papersOf(order)).toEqual([]);
    await shop.sql`update orders set held_at = null where id = ${order.id}`;
    await writeInvoices.run({});
    await writeInvoices.run({});
    const papers = await papersOf(order);
    expect(papers.map(({ kind, paper }) => [kind, paper.total])).toEqual([
      ['invoice', 79_900],
      ['credit note', 10_000],
    ]);
    expect(papers[0]?.paper.paymentMethod).toBe('card');
  });
});
