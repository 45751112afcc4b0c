ALTER TABLE "coupon_uses" DROP CONSTRAINT "coupon_once_a_customer";--> statement-breakpoint
CREATE INDEX "coupon_uses_customer" ON "coupon_uses" USING btree ("code","user_id");--> statement-breakpoint
INSERT INTO "coupon_uses" ("id", "code", "user_id", "checkout_id", "held_until", "paid_at")
  SELECT gen_random_uuid(), coupons.code, orders.user_id, orders.checkout_id, orders.created_at, orders.created_at
  FROM "orders" JOIN "coupons" ON coupons.code = upper(trim(orders.coupon_code))
  ON CONFLICT DO NOTHING;
