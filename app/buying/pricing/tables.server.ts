import { boolean, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A coupon. Its code is stored in capitals. */
export const coupons = pgTable('coupons', {
  code: text('code').primaryKey(),
  /** One of `percent` and `amount` is 0. Both apply to books and add-ons; the amount is in whole rupees. */
  percent: integer('percent').notNull(),
  amount: integer('amount').notNull().default(0),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
  /** How many payments may use it, in total and per customer; null means no limit. */
  customersLimit: integer('customers_limit'),
  customerLimit: integer('per_customer_limit'),
  /** Whole rupees that books and add-ons must cost before it counts. */
  minimum: integer('minimum').notNull().default(0),
  validInWizard: boolean('valid_in_wizard').notNull().default(true),
  validInCart: boolean('valid_in_cart').notNull().default(true),
  validOnProductPage: boolean('valid_on_product_page').notNull().default(false),
  switchedOffAt: moment('switched_off_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** One use of a coupon: a place held by an open checkout, taken for good when it is paid. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    id: uuid('id').primaryKey(),
    code: text('code')
      .notNull()
      .references(() => coupons.code),
    userId: text('user_id').notNull(),
    checkoutId: uuid('checkout_id').notNull(),
    heldUntil: moment('held_until').notNull(),
    paidAt: moment('paid_at'),
  },
  (table) => [
    index('coupon_uses_customer').on(table.code, table.userId),
    unique('coupon_once_a_checkout').on(table.code, table.checkoutId),
    index('coupon_uses_paid').on(table.code, table.paidAt),
  ],
);
