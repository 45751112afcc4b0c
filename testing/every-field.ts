import { randomUUID } from 'node:crypto';
import { OTHER_COURIER } from '../app/orders/couriers/couriers.ts';
import { addressSeen, wordsSeen } from '../app/admin/order-actions/seen.ts';
import { BOOK, SHIPPING } from './buying.ts';
import { becomeCustomer, PASSWORD } from './customer.ts';
import { deed } from './order-page.ts';
import { buy, type PaidOrder } from './ordering.ts';
import { plainPicture } from './photos.ts';
import { SETTINGS_AS_NEW } from './settings-form.ts';
import type { TestShop } from './test-shop.ts';
import type { Typing } from './typing.ts';
import type { Visitor } from './visitor.ts';

/** The people who typed, and the places that hold their texts. */
export interface Written {
  customer: Visitor;
  owner: Visitor;
  /** The route parameters of each order. */
  ids: Record<string, string>[];
  /** Addresses that appear only in letters or messages. */
  links: string[];
  /** Forms that were refused or failed. */
  refused: string[];
}

/** Fills in every form of the shop that takes free text, as a customer and as the owner. */
export async function typeEverywhere(shop: TestShop, typing: Typing): Promise<Written> {
  await shop.sql`delete from rate_limits`;
  const refused: string[] = [];
  const sent = async (form: string, answering: Promise<{ status: number; said?: string }>) => {
    const { status, said = '' } = await answering;
    if (status >= 400) refused.push(`${form}: ${status} ${said.slice(0, 200)}`);
  };
  const [email, invited, asking] = ['parent', 'staff', 'asking'].map(
    (name) => `${name}-${randomUUID()}@example.in`,
  ) as [string, string, string];
  const customer = shop.visitor();
  await becomeCustomer(customer, shop.street, email, {
    fullName: typing.line('fullName of sign-up', 100),
    phone: typing.plain('phone of sign-up', 30),
    address: typing.lines('address of sign-up', 500),
  });
  const owner = await shop.staff('owner');

  const bought = await buy(shop, customer, { book: bookOf(typing), shipping: shippingOf(typing) });
  const file = await buy(shop, customer, {
    book: { ...BOOK, format: 'digital' },
    shipping: { ...SHIPPING, postalCode: typing.plain('postalCode', 20) },
  });
  const edited = await buy(shop, customer);
  const proofed = await buy(shop, customer);
  const cancelled = await buy(shop, customer);
  await sent('cart', customer.postJson('/api/cart', { ...bookOf(typing), productId: 'thor', quantity: 1 }));
  await sent('contact', customer.postForm('/contact', contactOf(typing, asking)));
  await sent(
    'feedback',
    customer.postForm('/feedback', {
      rating: '4',
      name: typing.line('name of feedback', 80),
      email: asking,
      message: typing.lines('message of feedback', 5000),
    }),
  );
  for (const [name, most] of [
    ['fullName', 100],
    ['phone', 30],
    ['address', 500],
  ] as const) {
    const value =
      name === 'address'
        ? typing.lines(name, most)
        : name === 'phone'
          ? typing.plain(name, most)
          : typing.line(name, most);
    await sent(`profile ${name}`, customer.postJson('/api/profile', { kind: 'field', name, value }));
  }

  await sent('note', deed(owner, `/admin/orders/${bought.id}/note`, { text: typing.lines('text', 1000) }));
  await changeOrder(shop, owner, edited, typing, sent);
  await pinNote(shop, customer, proofed, typing, sent);
  await sent(
    'cancel',
    deed(owner, `/admin/orders/${cancelled.id}/cancel`, {
      reason: typing.lines('reason of cancelling', 300),
    }),
  );
  await deliverAndClaim(shop, { customer, owner, bought }, typing, sent);
  await keepShop(owner, typing, sent);
  const made = await deed(owner, '/admin/phone-orders/make', {
    ...shippingOf(typing),
    email: asking,
    story: 'thor',
    format: 'print',
    characterName: typing.storyLine('characterName by phone', 40),
    language: 'en',
    quantity: '1',
    couponCode: '',
    reduction: '10',
    reductionBecause: typing.line('reductionBecause', 200),
    sendLetter: 'yes',
  });
  await sent('phone order', Promise.resolve(made));
  const links = made.said.match(/\/pay\?key=[\w-]{22}/g) ?? [];
  const messages = await shop.sql<{ id: string }>`select id from contact_messages where email = ${asking}`;
  for (const { id } of messages)
    await sent(
      'reply',
      deed(owner, `/admin/feedback/${id}/reply`, {
        replyId: randomUUID(),
        words: typing.lines('words of reply', 5000),
      }),
    );
  await invite(shop, owner, invited, typing, sent);
  const [paperId = ''] = await idsOf(shop.sql`select id from invoices where order_id = ${bought.id}`);
  const [storyId = ''] = await idsOf(shop.sql`select id from shop_stories order by created_at desc limit 1`);
  const ids = [bought, file, edited, proofed, cancelled].map(({ id, item }, index) => ({
    orderId: id,
    itemId: item,
    messageId: messages[index % messages.length]?.id ?? '',
    paperId,
    storyId,
    productId: 'spider',
    code: 'HERO50',
  }));
  return {
    customer,
    owner,
    ids,
    links,
    refused,
  };
}

const idsOf = async (rows: Promise<{ id: string }[]>) => (await rows).map(({ id }) => id);

type Sent = (form: string, answering: Promise<{ status: number; said?: string }>) => Promise<void>;

const wordsOf = (typing: Typing) => ({
  characterName: typing.storyLine('characterName', 40),
  customTitle: typing.storyLine('customTitle', 80),
  customMessage: typing.story('customMessage', 600),
});

const bookOf = (typing: Typing) => ({
  ...BOOK,
  format: 'combo',
  ...wordsOf(typing),
  customStory: typing.story('customStory', 6000),
});

const shippingOf = (typing: Typing) => ({
  ...SHIPPING,
  fullName: typing.line('fullName', 120),
  // A delivery needs a valid phone number, so the hostile text follows one.
  phone: `98450 12345, ${typing.plain('phone', 27)}`,
  address: typing.lines('address', 400),
  city: typing.line('city', 120),
  state: typing.line('state', 120),
});

const contactOf = (typing: Typing, email: string) => ({
  name: typing.line('name of contact', 80),
  email,
  subject: typing.line('subject', 150),
  message: typing.lines('message', 5000),
});

/**
 * Changes the words, address and photo of an order whose book is not printed yet, and the reason why it is
 * held.
 */
async function changeOrder(
  shop: TestShop,
  owner: Visitor,
  { id, item }: PaidOrder,
  typing: Typing,
  sent: Sent,
) {
  const desk = `/admin/orders/${id}`;
  const [row] = await shop.sql<{ to: Parameters<typeof addressSeen>[0]; name: string | null }>`
    select o.shipping_address as to, i.character_name as name
    from orders o join order_items i on i.order_id = o.id where o.id = ${id}`;
  if (!row) throw new Error('The order is not there.');
  const seen = wordsSeen({ characterName: row.name, customTitle: null, customMessage: null });
  await sent('book', deed(owner, `${desk}/edit-book`, { ...wordsOf(typing), orderItemId: item, seen }));
  const to = { ...shippingOf(typing), seen: addressSeen(row.to) };
  await sent('address', deed(owner, `${desk}/edit-address`, to));
  const form = new FormData();
  form.set('orderItemId', item);
  form.set('consent', 'yes');
  form.set('consentHow', `By e-mail: ${typing.line('consentHow', 180)}`);
  form.set('photo', new File([new Uint8Array(await plainPicture(90, 90).jpeg().toBuffer())], 'a.jpg'));
  await sent('photo', owner.send('POST', `${desk}/replace-photo.data`, form));
  await sent('hold', deed(owner, `${desk}/hold`, { because: typing.line('because', 200) }));
}

async function pinNote(
  shop: TestShop,
  customer: Visitor,
  { id, item }: PaidOrder,
  typing: Typing,
  sent: Sent,
) {
  await shop.sql`update made_books set started_at = now(), made_at = now(), pages = 24, pdf_key = 'books/none.pdf'
    where order_item_id = ${item}`;
  await shop.sql`update orders set stage = 'proof' where id = ${id}`;
  await shop.sql`insert into proofs (id, order_id, round, books, sent_at, sent_by, due_at)
    values (gen_random_uuid(), ${id}, 1, ${JSON.stringify([{ orderItemId: item, revision: 1 }])}::jsonb, now(), 'Staff',
      now() + interval '2 days')`;
  const text = typing.lines('text of a note', 500);
  const note = { orderItemId: item, page: '3', x: '', y: '', text };
  await sent('note on a proof', deed(customer, `/orders/${id}/proof/pin-note`, note));
}

async function deliverAndClaim(
  shop: TestShop,
  { customer, owner, bought }: { customer: Visitor; owner: Visitor; bought: PaidOrder },
  typing: Typing,
  sent: Sent,
) {
  const { id, item } = bought;
  const desk = `/admin/orders/${id}`;
  await shop.sql`update orders set stage = 'packed' where id = ${id}`;
  const parcel = {
    courier: OTHER_COURIER,
    otherCourier: typing.line('otherCourier', 60),
    trackingNumber: '',
  };
  await sent('ship', deed(owner, `${desk}/ship`, parcel));
  await shop.sql`update orders set stage = 'delivered', status = 'delivered', delivered_at = now(), progress_at = now()
    where id = ${id}`;
  const claim = { about: 'damaged', words: typing.lines('words of a claim', 2000, 10) };
  await sent('claim', customer.postForm(`/orders/${id}/claim`, claim));
  const [row] = await shop.sql<{ id: string }>`select id from claims where order_id = ${id}`;
  await sent(
    'answer',
    deed(owner, `/admin/claims/${row?.id}/answer`, {
      answer: 'no',
      words: `We are sorry. ${typing.lines('words of an answer', 1900)}`,
    }),
  );
  await sent(
    'replacement',
    deed(owner, `${desk}/replacement`, {
      reason: typing.lines('reason of a replacement', 300),
      formKey: randomUUID(),
      [`copies/${item}`]: '1',
    }),
  );
  await sent(
    'refund',
    deed(owner, `${desk}/refund`, {
      how: 'part',
      rupees: '10',
      reason: typing.lines('reason of a refund', 300),
      formKey: `${id}/0000`,
    }),
  );
}

/** Fills in the owner's forms for the shop itself: a story, the gallery, a book on the shelf, its facts. */
async function keepShop(owner: Visitor, typing: Typing, sent: Sent) {
  await sent(
    'story',
    owner.postForm('/admin/stories/new/save', {
      title: typing.line('title of a story', 80),
      theme: 'space-explorer',
      description: typing.line('description of a story', 160),
      template: typing.lines('template', 6000),
      wish: 'keep',
    }),
  );
  const tile = {
    id: 'a',
    picture: '/covers/space-explorer',
    title: typing.line('title of a tile', 80),
    alt: typing.line('alt', 200),
    category: 'superhero',
    productId: 'spider',
  };
  await sent('gallery', owner.postJson('/admin/gallery/save', { tiles: [tile] }));
  await sent(
    'product',
    owner.postForm('/admin/products/spider/save', {
      image: '/covers/space-explorer-480.webp',
      description: `A book. ${typing.line('description of a product', 390)}`,
      digitalPrice: '349',
      printPrice: '649',
      comboPrice: '949',
      theme: 'technology',
    }),
  );
  await sent(
    'settings',
    owner.postForm('/admin/settings/save', {
      ...SETTINGS_AS_NEW,
      hours: typing.line('hours', 200),
      address: typing.line('address of the shop', 200),
      grievanceOfficer: typing.line('grievanceOfficer', 200),
      sellerName: typing.line('sellerName', 120),
    }),
  );
}

async function invite(shop: TestShop, owner: Visitor, email: string, typing: Typing, sent: Sent) {
  const name = typing.line('name of an invitation', 80);
  await sent(
    'invite',
    owner.postForm('/admin/staff/invite', { name, email, role: 'support', password: PASSWORD }),
  );
  const { text } = await shop.letter(email, /behind the counter/);
  const [, token = ''] = /\/admin\/join\?token=([\w-]+)/.exec(text) ?? [];
  await sent(
    'join',
    shop.visitor().postForm('/admin/join', {
      token,
      name: typing.line('name of staff', 80),
      password: 'monsoon-kite-and-7-crows',
    }),
  );
}
