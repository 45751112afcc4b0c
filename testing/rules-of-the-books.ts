import { sql } from 'drizzle-orm';
import type { DevServices } from '../dev/dev-services.ts';
import type { Queryable } from '../app/platform/database/dialect.ts';

/** Rules that always hold for the rows, each with a query that finds the rows that break it. */
const RULES: readonly [rule: string, finds: string][] = [
  [
    'money that was taken is one order, or goes back',
    `select p.id from payments p left join orders o on o.payment_id = p.id
      where p.captured_at is not null and (o.id is null) = (p.refund_asked_at is null)`,
  ],
  [
    'an order is paid, or cost nothing',
    `select o.id from orders o left join payments p on p.id = o.payment_id and p.captured_at is not null
      where (o.total_amount > 0 and p.id is null) or (o.total_amount = 0 and o.payment_id is not null)`,
  ],
  [
    'an order has cost what its checkout said, or is held',
    `select o.id from orders o left join payments p on p.id = o.payment_id
      where o.held_at is null and p.id is not null and p.amount_paise - p.fee_on_top_paise <> o.total_amount * 100`,
  ],
  [
    'subtotal less discount is the total',
    `select id::text from orders where subtotal_amount - discount_amount <> total_amount or total_amount < 0`,
  ],
  [
    'an order is its checkout, which is settled',
    `select o.id from orders o left join checkouts c on c.id = o.checkout_id
      where c.settled_at is null or c.total <> o.total_amount or c.user_id <> o.user_id
        or jsonb_array_length(c.lines) <> (select count(*) from order_items i where i.order_id = o.id)`,
  ],
  [
    'what is settled is an order',
    `select c.id from checkouts c left join orders o on o.checkout_id = c.id
      where c.settled_at is not null and o.id is null`,
  ],
  [
    'an order has one letter for its customer and one for the owner',
    `select o.id from orders o where o.replaces_order_id is null and
      (select count(*) from letters l where l.event in ('order-placed/' || o.id || '/customer', 'order-placed/' || o.id || '/owner')) <> 2`,
  ],
  [
    'a paid order that is not held has one invoice',
    `select o.id from orders o where o.payment_id is not null and o.held_at is null
      and not exists (select 1 from invoices i where i.order_id = o.id and i.kind = 'invoice')`,
  ],
  [
    'invoices have no gap',
    `select series from invoices group by series having count(*) <> max(serial) or min(serial) <> 1`,
  ],
  [
    'no more goes back than came',
    `select p.id from payments p join refunds r on r.payment_id = p.id and r.failed_at is null
      group by p.id, p.amount_paise having sum(r.amount_paise) > p.amount_paise`,
  ],
  [
    'the shop hands back neither a provider’s fee nor what a bank took',
    `select r.id::text from refunds r join payments p on p.id = r.payment_id
      where r.failed_at is null and r.asked_by <> 'provider' and p.amount_paise - p.fee_on_top_paise <
        (select sum(e.amount_paise) from refunds e
          where e.payment_id = p.id and e.failed_at is null and (e.asked_at, e.id) <= (r.asked_at, r.id))
        + (select coalesce(sum(coalesce(d.lost_paise, d.amount_paise, p.amount_paise)), 0) from disputes d
          where d.payment_id = p.id and d.state = 'lost' and d.ended_at <= r.asked_at)`,
  ],
  [
    'nothing is made of a payment that a bank disputes',
    `select o.id::text from orders o join disputes d on d.payment_id = o.payment_id
      where d.state not in ('won', 'lost', 'closed') and o.held_at is null
        and o.stage in ('paid', 'photo_check', 'drawing', 'proof', 'printing', 'packed')`,
  ],
  [
    'a dispute is told to the owner',
    `select d.id from disputes d
      where not exists (select 1 from letters l where starts_with(l.event, 'dispute/' || d.id || '/'))`,
  ],
  [
    'money that was set aside is told to the owner',
    `select s.id from set_aside_news s where not exists (select 1 from letters l where l.event = 'set-aside/' || s.id)`,
  ],
  [
    'an offer has its limits',
    `select c.code from coupons c join coupon_uses u on u.code = c.code and u.paid_at is not null
      group by c.code, c.customers_limit having count(distinct u.user_id) > c.customers_limit`,
  ],
  [
    'a customer has an offer no oftener than allowed',
    `select c.code from coupons c join coupon_uses u on u.code = c.code and u.paid_at is not null
      group by c.code, c.per_customer_limit, u.user_id having count(*) > c.per_customer_limit`,
  ],
];

/**
 * Checks the rows, and compares them with the payments that the provider took.
 * @returns a line for each broken rule.
 */
export async function brokenRules(database: Queryable, street: DevServices): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, finds] of RULES) {
    const { rows } = await database.execute(sql.raw(finds));
    if (rows.length > 0) broken.push(`${rule}: ${rows.length} times not`);
  }
  const { rows } = await database.execute<{ id: string }>(
    sql`select id from payments where captured_at is not null`,
  );
  const known = new Set(rows.map(({ id }) => id));
  const taken = street.control.payments().filter(({ captured }) => captured);
  const lost = taken.filter(({ id }) => !known.has(id));
  if (lost.length > 0)
    broken.push(`the provider took money of which the books know nothing: ${lost.length} times`);
  return [...broken, ...brokenByLetters(street)];
}

/** After a crash, a letter may arrive twice. Both must then be the same letter. */
function brokenByLetters(street: DevServices): string[] {
  const subjects = Map.groupBy(
    street.control.letters().filter(({ subject }) => /ORD-\d+/.test(subject)),
    ({ to, subject }) => `${to} ${subject}`,
  );
  return [...subjects]
    .filter(([, copies]) => new Set(copies.map(({ messageId }) => messageId)).size > 1)
    .map(([subject]) => `a letter was written twice: ${subject}`);
}
