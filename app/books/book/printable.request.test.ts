import { afterAll, beforeAll, expect, it } from 'vitest';
import { BOOK, checkOut, SHIPPING } from '../../../testing/buying.ts';
import { orderAtDesk } from '../../../testing/order-page.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { wordsSeen } from '../../admin/order-actions/seen.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const WHY = 'Our books have English and Hindi letters; “ஆதித்யா” cannot be printed yet.';
const NAME = 'ஆதித்யா';

it.each(['characterName', 'customTitle', 'customMessage', 'customStory'])(
  'a %s that cannot be printed is not sold: the wizard and a book’s page say why',
  async (field) => {
    const asha = await shop.customer();
    const answer = await checkOut(asha, { book: { ...BOOK, [field]: NAME } });
    expect(answer).toMatchObject({ status: 422, problem: 'words', message: WHY });
    expect(answer.fields).toEqual({ [`book.${field}`]: WHY });
    const book = { productId: 'thor', format: 'print', quantity: 1, characterName: 'Mira', [field]: NAME };
    const added = await asha.postJson('/api/cart', book);
    expect([added.status, await added.json()]).toEqual([422, { problem: 'words', message: WHY }]);
  },
);

it('staff read the same at the field, on the phone and at an order', async () => {
  const support = await shop.staff('support');
  const book = { story: 'thor', format: 'print', characterName: NAME, language: 'en', quantity: '1' };
  const words = { couponCode: '', reduction: '', reductionBecause: '' };
  const form = new URLSearchParams({ ...SHIPPING, ...words, ...book });
  const made = await support.send('POST', '/admin/phone-orders/make.data', form);
  expect([made.status, await made.text()]).toEqual([422, expect.stringContaining(WHY)]);

  const owner = await shop.staff('owner');
  const { desk, item } = await orderAtDesk(shop, await shop.customer(), BOOK);
  const seen = wordsSeen({ characterName: BOOK.characterName, customTitle: null, customMessage: null });
  const edit = { orderItemId: item, characterName: NAME, customTitle: '', customMessage: '', seen };
  const edited = await owner.send('POST', `${desk}/edit-book.data`, new URLSearchParams(edit));
  expect([edited.status, await edited.text()]).toEqual([422, expect.stringContaining(WHY)]);
});
