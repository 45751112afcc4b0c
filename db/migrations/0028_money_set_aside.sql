-- widens payments.amount_paise: a payment may be more than 2,147,483,647 paise; the release before writes and reads less
-- widens refunds.amount_paise: what goes back of such a payment; the release before writes and reads less
CREATE TABLE "disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount_paise" bigint,
	"lost_paise" bigint,
	"reason" text,
	"state" text NOT NULL,
	"said_at" timestamp with time zone,
	"respond_by" timestamp with time zone,
	"told_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"seen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "set_aside_news" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"about" text,
	"why" text NOT NULL,
	"notice_id" text,
	"checkout_id" uuid,
	"set_aside_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "amount_paise" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "amount_paise" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "awaits_owner_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD COLUMN "unknown_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD COLUMN "listed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "fee_on_top_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "disputes_payment" ON "disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "disputes_unseen" ON "disputes" USING btree ("told_at") WHERE seen_at is null;--> statement-breakpoint
CREATE INDEX "set_aside_news_unseen" ON "set_aside_news" USING btree ("set_aside_at") WHERE seen_at is null;--> statement-breakpoint
CREATE INDEX "set_aside_news_checkout" ON "set_aside_news" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "payment_notices_unknown" ON "payment_notices" USING btree ("unknown_at") WHERE unknown_at is not null;