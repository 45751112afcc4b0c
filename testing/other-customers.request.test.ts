import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { photoSample } from '../comic/sample-heroes.ts';
import { machine } from '../app/platform/runtime/runtime.server.ts';
import { writeInvoices } from '../app/payments/refunds/write-invoices.job.server.ts';
import { BOOK, checkOut, lettersAreGone } from './buying.ts';
import { everyRow } from './every-row.ts';
import { newPicture, photoOfBook } from './ordered-photos.ts';
import { buy } from './ordering.ts';
import { plainPicture, upload } from './photos.ts';
import { shopRoutes } from './staff-routes.ts';
import { openTestShop, type TestShop } from './test-shop.ts';
import type { Visitor } from './visitor.ts';

/** Route parameters that identify something of a customer. */
const IDS = ['orderId', 'itemId', 'photoId', 'paperId'] as const;
type Ids = Record<(typeof IDS)[number], string>;
/** Addresses whose parameters identify public things. */
const FOR_ALL = ['/product/:productId', '/gallery-pictures/:file', '/api/stories/:storyId'];

const routes = (await shopRoutes()).filter(({ pattern }) => !/^\/admin(\/|$)|\*/.test(pattern));
const withIds = routes.filter(({ pattern }) => pattern.includes(':') && !FOR_ALL.includes(pattern));
const inPattern = (pattern: string) => [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
const addressOf = (pattern: string, ids: Partial<Ids>) =>
  pattern.replaceAll(/:(\w+)/g, (_, name: keyof Ids) => ids[name] ?? randomUUID());

interface Family extends Ids {
  customer: Visitor;
  /** An order whose book can be read. */
  finished: Pick<Ids, 'orderId' | 'itemId'>;
  noteId: string;
  claimId: string;
  cartItem: string;
  checkoutId: string;
  orderNumber: string;
}

let shop: TestShop;
let asha: Family;
let zoya: Family;
let people: [name: string, who: Visitor][];
beforeAll(async () => {
  shop = await openTestShop();
  [asha, zoya] = [await family(), await family()];
  await writeInvoices.run({});
  for (const each of [asha, zoya]) {
    const [row] = await shop.sql<{ id: string }>`select id from invoices where order_id = ${each.orderId}`;
    each.paperId = row?.id ?? '';
    // From here on, its proof is open.
    await shop.sql`update orders set stage = 'proof', delivered_at = null where id = ${each.orderId}`;
  }
  await lettersAreGone(shop);
  const waiting = await shop.staff('support');
  await shop.sql`update staff_sessions set opened_at = null`;
  people = [
    ['a visitor', shop.visitor()],
    ['another customer', asha.customer],
    ['staff who wait for their code', waiting],
    ['staff', await shop.staff('owner')],
  ];
});
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

/**
 * A customer with an order that has arrived, its photo, a claim with a picture, a proof with a note, a
 * finished digital book, a cart and an open checkout.
 */
async function family(): Promise<Family> {
  const customer = await shop.customer();
  const finished = await finishedBook(customer);
  await upload(shop, customer, await newPicture());
  const order = await buy(shop, customer);
  if ((await photoOfBook(shop, order.item)) === '') throw new Error('The book has no photo.');
  await shop.sql`update orders set stage = 'delivered', status = 'delivered', delivered_at = now(), progress_at = now()
    where id = ${order.id}`;
  await customer.postForm(`/orders/${order.id}/claim`, { about: 'damaged', words: 'A page of it is torn.' });
  const [claim] = await shop.sql<{ id: string }>`select id from claims where order_id = ${order.id}`;
  const picture = new FormData();
  picture.set('claimId', claim?.id ?? '');
  picture.set('photo', new File([new Uint8Array(await plainPicture(90, 90).jpeg().toBuffer())], 'a.jpg'));
  await customer.send('POST', '/api/claim-photo', picture);
  const [photo] = await shop.sql<{ id: string }>`
    select id from claim_photos where claim_id = ${claim?.id ?? ''}`;
  const [proofId, noteId] = [randomUUID(), randomUUID()];
  await shop.sql`insert into proofs (id, order_id, round, books, sent_at, sent_by, due_at)
    values (${proofId}, ${order.id}, 1, '[]', now(), 'Staff', now() + interval '2 days')`;
  await shop.sql`insert into proof_notes (id, proof_id, order_item_id, page, text, created_at)
    values (${noteId}, ${proofId}, ${order.item}, 3, 'More stars', now())`;
  await customer.postJson('/api/cart', {
    productId: 'spider',
    format: 'print',
    quantity: 1,
    characterName: 'Mira',
  });
  const [inCart] = await shop.sql<{ id: string }>`
    select c.id from cart_items c join orders o on o.user_id = c.user_id where o.id = ${order.id}`;
  const { checkoutId } = await checkOut(customer);
  return {
    customer,
    finished,
    orderId: order.id,
    orderNumber: order.number,
    itemId: order.item,
    photoId: photo?.id ?? '',
    paperId: '',
    claimId: claim?.id ?? '',
    noteId,
    cartItem: inCart?.id ?? '',
    checkoutId,
  };
}

async function finishedBook(customer: Visitor): Promise<Family['finished']> {
  const { id, item } = await buy(shop, customer, { book: { ...BOOK, format: 'digital' } });
  const drawing = JSON.stringify({ hero: photoSample });
  for (const [end, text, type] of [
    ['.pdf', '%PDF-1.7', 'application/pdf'],
    ['-drawing.json', drawing, 'application/json'],
  ] as const)
    await machine().files.put(`books/${item}${end}`, new TextEncoder().encode(text), type);
  await shop.sql`update made_books set started_at = now(), made_at = now(), pages = 24, pdf_key = ${`books/${item}.pdf`}
    where order_item_id = ${item}`;
  return { orderId: id, itemId: item };
}

/** Fields that the actions behind these addresses require, so that they check more than the form. */
const form = ({ itemId, noteId }: { itemId: string; noteId: string }) => ({
  about: 'damaged',
  words: 'A page of it is torn.',
  reason: 'changed my mind',
  itemId,
  noteId,
  page: '3',
  text: 'A hat, please',
});

/** The text without parts that are new in each answer: ids, numbers, nonces, times. */
const plain = (text: string) =>
  text
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID')
    .replaceAll(/ORD-\d+/g, 'NUMBER')
    .replaceAll(/nonce(=|\\?":\\?)"[^"]*"/g, 'nonce')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|\b1[789]\d{11}\b/g, 'MOMENT');

async function saidBy(answer: Response): Promise<{ status: number; to: string | null; text: string }> {
  const to = answer.headers.get('location');
  return { status: answer.status, to: to && plain(to), text: plain(await answer.text()) };
}

const READING = ['GET', 'HEAD'] as const;
const WRITING = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof READING)[number] | (typeof WRITING)[number];

async function ask(who: Visitor, method: Method, address: string, fields: Record<string, string>) {
  const reads = READING.some((each) => each === method);
  return saidBy(await who.send(method, address, reads ? undefined : new URLSearchParams(fields)));
}

/** Combinations of ids: those of another customer, or one's own order with parts of another's. */
function foreign(): { names: Partial<Ids>; missing: Partial<Ids> }[] {
  const { orderId, itemId, photoId, paperId, finished } = zoya;
  return [
    { names: { orderId, itemId, photoId, paperId }, missing: {} },
    { names: finished, missing: {} },
    { names: { orderId: asha.orderId, itemId, photoId, paperId }, missing: { orderId: asha.orderId } },
  ];
}

describe('an address with an id of a customer', () => {
  it('uses ids that this test knows, and has an audience', () => {
    expect(withIds.length).toBeGreaterThan(14);
    const strange = withIds.flatMap(({ pattern }) =>
      inPattern(pattern)
        .filter((name) => !IDS.some((each) => each === name))
        .map((name) => `${pattern}: ${name}`),
    );
    expect(strange).toEqual([]);
    expect(routes.filter(({ audience }) => audience === null).map(({ pattern }) => pattern)).toEqual([]);
    expect(IDS.filter((name) => asha[name] === '' || zoya[name] === '')).toEqual([]);
  });

  it('shows its customer what another customer asks for', async () => {
    const shown = ['/orders/:orderId', '/orders/:orderId/proof', '/orders/:orderId/papers/:paperId'];
    for (const pattern of [...shown, '/orders/:orderId/claim-photos/:photoId'])
      expect([pattern, (await zoya.customer.get(addressOf(pattern, zoya))).status]).toEqual([pattern, 200]);
    const book = '/orders/:orderId/books/:itemId';
    expect((await zoya.customer.get(addressOf(`${book}/photo`, zoya))).status).toBe(200);
    for (const pattern of [book, `${book}/read`, `${book}/drawing`, `${book}/cover`])
      expect([pattern, (await zoya.customer.get(addressOf(pattern, zoya.finished))).status]).toEqual([
        pattern,
        200,
      ]);
  });

  it.each(withIds.map((route) => [route.pattern, route] as const))(
    'answers for another’s as for none, and changes nothing: %s',
    async (pattern, { reads, writes }) => {
      const before = await everyRow(shop);
      const methods = [...(reads ? READING : []), ...(writes ? WRITING : [])];
      for (const [name, who] of people) {
        for (const { names, missing } of foreign()) {
          if (missing.orderId && (name !== 'another customer' || inPattern(pattern).length === 1)) continue;
          for (const method of methods) {
            for (const end of ['', '.data']) {
              const others = await ask(who, method, addressOf(pattern, names) + end, form(zoya));
              const none = await ask(
                who,
                method,
                addressOf(pattern, missing) + end,
                form({ itemId: randomUUID(), noteId: randomUUID() }),
              );
              expect({ name, method, end, ...others }).toEqual({ name, method, end, ...none });
              expect(others.status).not.toBe(500);
            }
            const malformed = await ask(who, method, addressOf(pattern, { orderId: `1'--` }), form(zoya));
            expect(malformed.status).toBeLessThan(500);
          }
        }
      }
      expect(await everyRow(shop)).toBe(before);
    },
  );
});

describe('an id of another customer in a form or a question', () => {
  it('is answered as none, and changes nothing', async () => {
    const before = await everyRow(shop);
    const asked: [
      what: string,
      ask: (
        who: Visitor,
        whose: Pick<Family, 'claimId' | 'cartItem' | 'checkoutId' | 'orderId' | 'orderNumber'>,
      ) => Promise<Response>,
    ][] = [
      [
        'a picture for a claim',
        async (who, { claimId }) => {
          const picture = new FormData();
          picture.set('claimId', claimId);
          picture.set(
            'photo',
            new File([new Uint8Array(await plainPicture(80, 80).jpeg().toBuffer())], 'a.jpg'),
          );
          return who.send('POST', '/api/claim-photo', picture);
        },
      ],
      ['a cart', (who, { cartItem }) => who.postForm('/cart.data', { itemId: cartItem, quantity: '0' })],
      [
        'a payment',
        (who, { checkoutId }) => who.postJson('/api/payments/callback', { checkoutId, proof: null }),
      ],
      ['a reorder', (who, { orderId }) => who.postForm('/orders.data', { orderId })],
      ['a thank you', (who, { orderNumber }) => who.get(`/thank-you?order=${orderNumber}`)],
    ];
    for (const [name, who] of people)
      for (const [what, put] of asked) {
        const others = await saidBy(await put(who, zoya));
        const none = await saidBy(
          await put(who, {
            claimId: randomUUID(),
            cartItem: randomUUID(),
            checkoutId: randomUUID(),
            orderId: randomUUID(),
            orderNumber: 'ORD-1700000000000',
          }),
        );
        expect({ name, what, ...others }).toEqual({ name, what, ...none });
      }
    expect(await everyRow(shop)).toBe(before);
  });
});
