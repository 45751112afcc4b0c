import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkOut, SHIPPING } from '../../../testing/buying.ts';
import { plainPicture } from '../../../testing/photos.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { type BookDraft, CONSENT_VERSION } from './photo-rules.ts';

let shop: TestShop;
let payLink: string;
beforeAll(async () => {
  shop = await openTestShop();
  const book = { story: 'thor', format: 'digital', characterName: 'Mira', language: 'en', quantity: '1' };
  const words = { couponCode: '', reduction: '', reductionBecause: '' };
  const form = new URLSearchParams({ ...SHIPPING, ...words, ...book });
  const made = await (await shop.staff('support')).send('POST', '/admin/phone-orders/make', form);
  payLink = /key=([\w-]{22})/.exec(await made.text())?.[1] ?? '';
});
beforeEach(() => shop.sql`delete from rate_limits`);
afterAll(() => shop.close());

type Answer = { status: number; problem?: string; message?: string };
const post = async (customer: Visitor, to: string, body: object): Promise<Answer> => {
  const response = await customer.postJson(to, body);
  return { ...((await response.json()) as object), status: response.status };
};

/** Each way to buy a book with a photo of its draft. */
const WAYS: [BookDraft, (customer: Visitor, photoMark: string | null) => Promise<Answer>][] = [
  ['wizard', (customer, photoMark) => checkOut(customer, { photoMark })],
  [
    'spider',
    (customer, photoMark) =>
      post(customer, '/api/cart', {
        productId: 'spider',
        format: 'print',
        quantity: 1,
        characterName: 'Mira',
        photoMark,
      }),
  ],
  ['phone', (customer, photoMark) => post(customer, '/api/pay', { key: payLink, photoMark })],
];

/** @returns the photo's mark. */
async function send(customer: Visitor, draft: BookDraft, width: number): Promise<string> {
  const form = new FormData();
  form.set('consent', 'yes');
  form.set('consentText', CONSENT_VERSION);
  form.set('upload', randomUUID());
  form.set('photo', new File([new Uint8Array(await plainPicture(width, 90).jpeg().toBuffer())], 'a.jpg'));
  const answer = await customer.send('POST', `/api/photo?book=${draft}`, form);
  return ((await answer.json()) as { photo: { leavesAt: string } }).photo.leavesAt;
}

it.each(WAYS)(
  'no book is sold with another photo than its page showed, or without it: %s',
  async (draft, buy) => {
    const customer = await shop.customer();
    const mark = await send(customer, draft, 91);
    const another = { status: 409, problem: 'photo', message: expect.stringContaining('is not the one') };
    expect(await buy(customer, null)).toMatchObject(another);
    shop.clock.advance({ minutes: 1 });
    const newer = await send(customer, draft, 92);
    expect(await buy(customer, mark)).toMatchObject(another);
    await customer.send('DELETE', `/api/photo?book=${draft}`);
    expect(await buy(customer, newer)).toMatchObject({
      status: 409,
      problem: 'photo',
      message: expect.stringContaining('We do not have the photo'),
    });
    const last = await send(customer, draft, 93);
    expect((await buy(customer, last)).status).toBe(200);
  },
);
