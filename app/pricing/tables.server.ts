import { boolean, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A discount code, kept in capitals. */
export const coupons = pgTable('coupons', {
  code: text('code').primaryKey(),
  percent: integer('percent').notNull(),
  /** How many customers may pay with it in all; null is without limit. */
  customersLimit: integer('customers_limit'),
  validOnProductPage: boolean('valid_on_product_page').notNull().default(false),
});

/** One customer's place in a limited offer: held by an open checkout, taken for good when it is paid. */
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
    unique('coupon_once_a_customer').on(table.code, table.userId),
    index('coupon_uses_code').on(table.code),
  ],
);
