import { randomUUID } from 'node:crypto';
import { WIZARD_BOOK_TITLE } from '../app/buying/checkout/wizard-line.ts';
import { type Findable, writtenTerms } from '../app/orders/orders/order-terms.server.ts';
import { isDone, type Stage, STAGES, statusOfStage } from '../app/orders/orders/stages.ts';
import { FORMAT_PRICE } from '../app/buying/pricing/price-list.ts';
import { FORMATS } from '../app/books/book/formats.ts';
import { quote } from '../app/buying/pricing/quote.ts';

/** Runs a statement on a test shop's database, or on a database without a shop. */
export type Run = (text: TemplateStringsArray, ...values: unknown[]) => Promise<unknown>;

const FIRST_NAMES =
  'Aarav Aditi Aisha Ajay Akshay Amit Amrita Ananya Anil Anjali Arjun Asha Ayesha Bhavna Chitra Deepa Deepak Devika Farhan Fatima Gaurav Gauri Harish Imran Indira Isha Jaya Kabir Kavya Kiran Kunal Lakshmi Madhuri Manoj Meera Mohan Nandini Naveen Neha Nikhil Nisha Pooja Pradeep Priya Rahul Rajesh Rekha Rohit Sandeep Sanjay Sara Shalini Sneha Suresh Swati Tanvi Uma Vidya Vikram Zoya'.split(
    ' ',
  );
const LAST_NAMES =
  'Agarwal Ahmed Bhat Bose Chatterjee Chauhan Das Deshpande Dsouza Dutta Fernandes Gandhi Ghosh Gill Gowda Gupta Hegde Iyengar Iyer Jain Jha Joshi Kapoor Kaur Khan Kulkarni Kumar Malhotra Mathew Mehta Menon Mishra Mukherjee Nair Naidu Pandey Patel Patil Pillai Prasad Rao Rathore Reddy Roy Saxena Sen Shah Sharma Shetty Shinde Singh Sinha Srinivasan Subramanian Thomas Tripathi Varma Verma Yadav Zaveri'.split(
    ' ',
  );
const CITIES: readonly [city: string, state: string, pin: number][] = [
  ['Bengaluru', 'Karnataka', 560],
  ['Mysuru', 'Karnataka', 570],
  ['Mumbai', 'Maharashtra', 400],
  ['Pune', 'Maharashtra', 411],
  ['New Delhi', 'Delhi', 110],
  ['Chennai', 'Tamil Nadu', 600],
  ['Hyderabad', 'Telangana', 500],
  ['Kolkata', 'West Bengal', 700],
  ['Ahmedabad', 'Gujarat', 380],
  ['Jaipur', 'Rajasthan', 302],
  ['Kochi', 'Kerala', 682],
  ['Lucknow', 'Uttar Pradesh', 226],
  ['Bhopal', 'Madhya Pradesh', 462],
  ['Guwahati', 'Assam', 781],
  ['Chandigarh', 'Punjab', 160],
  ['Patna', 'Bihar', 800],
];
const BOOKS: readonly [story: string, title: string][] = [
  ...Object.entries(WIZARD_BOOK_TITLE),
  ['hanuman', 'Hanuman’s Little Helper'],
  ['spider', 'The Spider Kid and the Thousand Kites'],
  ['iron', 'The Iron Kid and the Tiffin Robot'],
  ['thor', 'The Thor Apprentice'],
];
const COUPONS: readonly [code: string, percent: number][] = [
  ['HARSHI10', 10],
  ['harshi10', 10],
  ['SIVA100', 98],
  ['GANESH95', 95],
];
const AT_WORK = STAGES.filter((stage) => !isDone(stage));
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEARS = 2;
const AT_ONCE = 1000;

/**
 * Fills a database with plausible orders of the last two years. Nearly all are finished, those of the last
 * days are in progress, and some are late or on hold. They belong to separate customers, whose ids begin
 * with `seed-`.
 */
export async function seedOrders(run: Run, count: number, until: Date): Promise<void> {
  const random = randomNumbers(count);
  const batch = until.getTime().toString(36);
  const step = (YEARS * 365 * DAY) / count;
  for (let first = 0; first < count; first += AT_ONCE) {
    const made = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, index) => {
      const age = (count - first - index - random()) * step;
      return seededOrder(random, new Date(until.getTime() - Math.max(1, Math.floor(age))), until, batch);
    });
    await insertUsers(run, made);
    await insertOrders(run, made);
  }
  await run`analyze`;
}

type Seeded = ReturnType<typeof seededOrder>;

function seededOrder(random: () => number, createdAt: Date, until: Date, batch: string) {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const id = randomUUID();
  const [firstName, lastName] = [pick(FIRST_NAMES), pick(LAST_NAMES)];
  const [city, state, pin] = pick(CITIES);
  const customer = Math.floor(random() * 1_000_000);
  const email = `${firstName}.${lastName}${customer}@example.in`.toLowerCase();
  const items = Array.from({ length: random() < 0.2 ? 2 : 1 }, () => {
    const [story, title] = pick(BOOKS);
    const format = pick(FORMATS);
    return {
      id: randomUUID(),
      order_id: id,
      product_title: title,
      product_image: `/covers/${story}-480.webp`,
      format,
      quantity: random() < 0.05 ? 2 : 1,
      unit_price: FORMAT_PRICE[format],
      character_name: pick(FIRST_NAMES),
      book: { story, drawnHero: null, photoId: null },
    };
  });
  const [coupon, percent] = random() < 0.3 ? pick(COUPONS) : [null, 0];
  const totals = quote({
    source: 'cart',
    lines: items.map(({ format, unit_price, quantity }) => ({ format, unitPrice: unit_price, quantity })),
    addOns: [],
    couponPercent: percent,
  });
  const orderNumber = `ORD-${createdAt.getTime()}`;
  const shippingAddress: Findable['shippingAddress'] = {
    fullName: `${firstName} ${lastName}`,
    email,
    phone: `+91 9${String(Math.floor(random() * 1e9)).padStart(9, '0')}`,
    address: `${1 + Math.floor(random() * 200)} Temple Road`,
    city,
    state,
    postalCode: `${pin}${String(Math.floor(random() * 100)).padStart(3, '0')}`,
    country: 'India',
  };
  const held = random() < 0.001;
  return {
    order: {
      id,
      user_id: `seed-${batch}-${customer}`,
      order_number: orderNumber,
      checkout_id: randomUUID(),
      payment_id: `pay_seed${id.replaceAll('-', '')}`,
      subtotal_amount: totals.subtotal,
      discount_amount: totals.discount,
      total_amount: totals.total,
      coupon_code: coupon,
      add_ons: [],
      shipping_address: shippingAddress,
      created_at: createdAt,
      ...progressOf(random, createdAt, until),
      held_at: held ? createdAt : null,
      held_because: held ? 'A photo was removed before the payment arrived.' : null,
    },
    items,
    terms: writtenTerms({ orderNumber, shippingAddress, items }).map((term) => ({
      order_id: id,
      term,
      ordered_at: createdAt,
    })),
    payment: {
      id: `pay_seed${id.replaceAll('-', '')}`,
      amount_paise: totals.total * 100,
      method: pick(['upi', 'card', 'netbanking', 'wallet']),
    },
    user: { id: `seed-${batch}-${customer}`, full_name: `${firstName} ${lastName}`, email },
  };
}

/** The progress of an order, depending on its age. One in two hundred of the old orders is not finished. */
function progressOf(random: () => number, createdAt: Date, until: Date) {
  const age = until.getTime() - createdAt.getTime();
  const shippedAt = new Date(createdAt.getTime() + (2 + random() * 3) * DAY);
  const deliveredAt = new Date(shippedAt.getTime() + (1 + random() * 3) * DAY);
  const chance = random();
  const stage = stageAt();
  const out = stage === 'cancelled' || stage === 'refunded';
  const left =
    !out &&
    shippedAt < until &&
    !['paid', 'photo_check', 'drawing', 'proof', 'printing', 'packed'].includes(stage);
  return {
    stage,
    status: statusOfStage(stage),
    stage_at: new Date(Math.min(until.getTime(), createdAt.getTime() + age / 2, deliveredAt.getTime())),
    progress_at: stage === 'paid' ? null : createdAt,
    courier: left ? 'BlueDart' : null,
    tracking_number: left ? `BD${Math.floor(random() * 1e9)}` : null,
    shipped_at: left ? shippedAt : null,
    delivered_at: stage === 'delivered' ? deliveredAt : null,
    cancelled_at: stage === 'cancelled' ? createdAt : null,
    cancelled_because: stage === 'cancelled' ? 'Asked for by the customer.' : null,
  };

  function stageAt(): Stage {
    if (chance < 0.025) return 'cancelled';
    if (chance < 0.045) return 'refunded';
    if (deliveredAt < until && chance > 0.05) return 'delivered';
    if (age > 9 * DAY) return AT_WORK[Math.floor(random() * AT_WORK.length)] ?? 'paid';
    return AT_WORK[Math.min(AT_WORK.length - 1, Math.floor((age / (7 * DAY)) * AT_WORK.length))] ?? 'paid';
  }
}

async function insertUsers(run: Run, made: readonly Seeded[]): Promise<void> {
  await run`
    insert into users (id, full_name, email, email_verified)
    select id, full_name, email, true
    from jsonb_to_recordset(${JSON.stringify(made.map(({ user }) => user))}::jsonb)
      as t(id text, full_name text, email text)
    on conflict do nothing`;
}

/** Marks the books as made, so that the shop does not draw 100,000 of them. */
async function insertOrders(run: Run, made: readonly Seeded[]): Promise<void> {
  await run`
    insert into orders
    select * from jsonb_populate_recordset(null::orders, ${JSON.stringify(made.map(({ order }) => order))}::jsonb)
    on conflict (order_number) do nothing`;
  await run`
    insert into order_items
    select item.* from jsonb_populate_recordset(null::order_items, ${JSON.stringify(made.flatMap(({ items }) => items))}::jsonb) item
    join orders on orders.id = item.order_id`;
  await run`
    insert into order_terms
    select term.* from jsonb_populate_recordset(null::order_terms, ${JSON.stringify(made.flatMap(({ terms }) => terms))}::jsonb) term
    join orders on orders.id = term.order_id`;
  await run`
    insert into made_books (order_item_id, queued_at, made_at)
    select item.id, orders.created_at, orders.created_at
    from jsonb_to_recordset(${JSON.stringify(made.flatMap(({ items }) => items))}::jsonb) as item(id uuid, order_id uuid)
    join orders on orders.id = item.order_id`;
  await run`
    insert into payments (id, checkout_id, amount_paise, currency, method, first_seen_at, captured_at)
    select paid.id, orders.checkout_id, paid.amount_paise, 'INR', paid.method, orders.created_at, orders.created_at
    from jsonb_to_recordset(${JSON.stringify(made.map(({ payment }) => payment))}::jsonb)
      as paid(id text, amount_paise bigint, method text)
    join orders on orders.payment_id = paid.id`;
}

/** Numbers from 0 to below 1. The same seed gives the same numbers. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
