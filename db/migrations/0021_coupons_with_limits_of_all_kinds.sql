DROP INDEX "coupon_uses_code";--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "per_customer_limit" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "minimum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "valid_in_wizard" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "valid_in_cart" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "switched_off_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "coupon_uses_paid" ON "coupon_uses" USING btree ("code","paid_at");--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_once_a_checkout" UNIQUE("code","checkout_id");--> statement-breakpoint
UPDATE "coupons" SET "per_customer_limit" = 1 WHERE "customers_limit" IS NOT NULL;
