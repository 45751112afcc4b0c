import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIKENESSES } from '../../../comic/sample-likenesses.ts';
import { checkOut, pay, report } from '../../../testing/buying.ts';
import { photoForm, plainPicture } from '../../../testing/photos.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { machine } from '../../platform/runtime/runtime.server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const CHILD = { ...LIKENESSES[0]!, wishes: { skin: '#714a36', faceWidth: -1, freckles: true } };
const OWN = { story: 'superhero-adventure', format: 'digital', characterName: 'Mira' };

async function withPhoto(width: number, draft = 'wizard'): Promise<{ customer: Visitor; photoId: string }> {
  const customer = await shop.customer();
  const form = photoForm(await plainPicture(width, 120).jpeg().toBuffer());
  expect((await customer.send('POST', `/api/photo?book=${draft}`, form)).status).toBe(200);
  const [photo] = await shop.sql<{ id: string }>`select id from photos order by stored_at desc limit 1`;
  return { customer, photoId: photo?.id ?? '' };
}

async function buy(customer: Visitor, drawnHero: unknown) {
  const opened = await checkOut(customer, { book: { ...OWN, drawnHero } });
  expect(opened.status).toBe(200);
  const told = await report(customer, opened.checkoutId, pay(shop, opened.payment.orderId));
  expect(told.state).toBe('paid');
  const [item] = await shop.sql<{ book: { photoId: string | null; drawnHero: unknown } }>`
    select book from order_items where order_id = (select id from orders where order_number = ${told.orderNumber})`;
  return item!.book;
}

const add = (customer: Visitor, characterName: string, drawnHero: unknown) =>
  customer.postJson('/api/cart', {
    productId: 'spider',
    format: 'print',
    quantity: 1,
    characterName,
    drawnHero,
  });

const forgotten = async (photoId: string) => {
  const [row] = await shop.sql`
    select forgotten_because as because, forgotten_at is not null as gone from photos where id = ${photoId}`;
  return row;
};
const bytesOf = (photoId: string) => machine().files.get(`photos/${photoId}.jpg`);

describe('a child that was drawn from a photo', () => {
  it('is frozen with the order as its parent wants it, and the photo is deleted', async () => {
    const { customer, photoId } = await withPhoto(130);
    expect(await bytesOf(photoId)).toBeDefined();
    expect(await buy(customer, CHILD)).toMatchObject({ photoId: null, drawnHero: CHILD });
    await expect.poll(() => forgotten(photoId)).toEqual({ because: 'drawn', gone: true });
    expect(await bytesOf(photoId)).toBeUndefined();
  });

  it('keeps the photo until the order exists, and when the parent chose another hero', async () => {
    const { customer, photoId } = await withPhoto(131);
    await checkOut(customer, { book: { ...OWN, drawnHero: CHILD } });
    expect(await forgotten(photoId)).toEqual({ because: null, gone: false });
    expect(await buy(customer, null)).toMatchObject({ photoId, drawnHero: null });
    expect(await forgotten(photoId)).toEqual({ because: null, gone: false });
  });

  it('goes into the cart without the photo, which is deleted', async () => {
    const { customer, photoId } = await withPhoto(132, 'spider');
    expect((await add(customer, 'Mira', CHILD)).status).toBe(200);
    const [row] = await shop.sql`select book from cart_items where character_name = 'Mira'`;
    expect(row).toMatchObject({ book: { photoId: null, drawnHero: CHILD } });
    await expect.poll(() => forgotten(photoId)).toEqual({ because: 'drawn', gone: true });
    expect(await bytesOf(photoId)).toBeUndefined();
  });

  it('takes no photo from a book that another tab puts into the cart at the same moment', async () => {
    const { customer, photoId } = await withPhoto(133, 'spider');
    await Promise.all([add(customer, 'Drawn', CHILD), add(customer, 'With a photo', null)]);
    const [row] = await shop.sql<{ book: { photoId: string | null } }>`
      select book from cart_items where character_name = 'With a photo'`;
    const isInBook = row?.book.photoId === photoId;
    await expect
      .poll(() => forgotten(photoId))
      .toEqual(isInBook ? { because: null, gone: false } : { because: 'drawn', gone: true });
  });

  it.each([
    ['a path with markup', { traced: { ...CHILD.traced!, over: ['M0 0"/><script>'] } }],
    ['a path that leaves the page', { traced: { ...CHILD.traced!, over: ['M0 0L1e9 5Z'] } }],
    ['a path that breaks off', { traced: { ...CHILD.traced!, over: ['M0 0C1 2 3'] } }],
    ['a wish with markup', { wishes: { skin: 'url(#x)' } }],
    ['a feature that is missing', { features: {} }],
    ['a back that is unknown', { backHair: 'mullet' }],
    ['ears without bounds', { ears: 99 }],
    ['too many lines', { traced: { ...CHILD.traced!, over: [`M0 0${'L1 1'.repeat(9_000)}`] } }],
  ])('with %s is not taken', async (_what, damage) => {
    const customer = await shop.customer();
    const answer = await checkOut(customer, { book: { ...OWN, drawnHero: { ...CHILD, ...damage } } });
    expect(answer.status).toBe(422);
  });

  it('keeps nothing that a browser sends beside it', async () => {
    const customer = await shop.customer();
    const more = { ...CHILD, picture: 'data:image/png;base64,AA==', wishes: { ...CHILD.wishes, note: 'x' } };
    const { drawnHero } = await buy(customer, more);
    expect(drawnHero).toEqual(CHILD);
  });
});
