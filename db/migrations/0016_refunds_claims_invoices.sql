CREATE TABLE "claim_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"claim_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	"forgotten_at" timestamp with time zone,
	CONSTRAINT "claim_photo_once" UNIQUE("claim_id","content_hash")
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"about" text NOT NULL,
	"words" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answer" text,
	"answer_words" text,
	"answered_by" text,
	"refund_id" uuid,
	"replacement_order_id" uuid
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"name" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"series" text NOT NULL,
	"serial" integer NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"refund_id" uuid,
	"written_at" timestamp with time zone NOT NULL,
	"paper" jsonb NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_refund_id_unique" UNIQUE("refund_id"),
	CONSTRAINT "invoices_serial" UNIQUE("series","serial")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"order_id" uuid,
	"amount_paise" integer NOT NULL,
	"reason" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"form_key" text,
	"provider_refund_id" text,
	"refunded_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failed_because" text,
	"seen_at" timestamp with time zone,
	CONSTRAINT "refunds_form_key_unique" UNIQUE("form_key"),
	CONSTRAINT "refunds_provider_refund_id_unique" UNIQUE("provider_refund_id")
);
--> statement-breakpoint
CREATE TABLE "phone_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"books" jsonb NOT NULL,
	"add_ons" jsonb NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"coupon_code" text,
	"reduction" integer DEFAULT 0 NOT NULL,
	"reduction_because" text,
	"subtotal" integer NOT NULL,
	"discount" integer NOT NULL,
	"total" integer NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"runs_out_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"user_id" text,
	"checkout_id" uuid,
	CONSTRAINT "phone_orders_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "replaces_order_id" uuid;--> statement-breakpoint
ALTER TABLE "claim_photos" ADD CONSTRAINT "claim_photos_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claims_order" ON "claims" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "claims_one_open" ON "claims" USING btree ("order_id") WHERE answered_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_order" ON "invoices" USING btree ("order_id") WHERE kind = 'invoice';--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("asked_at") WHERE refunded_at is null;--> statement-breakpoint
CREATE INDEX "phone_orders_newest" ON "phone_orders" USING btree ("made_at");--> statement-breakpoint
INSERT INTO "refunds" ("id", "payment_id", "amount_paise", "reason", "asked_by", "asked_at", "refunded_at")
SELECT gen_random_uuid(), "id", "amount_paise", 'Handed back whole.', 'shop', "refund_asked_at", "refunded_at"
FROM "payments" WHERE "refund_asked_at" IS NOT NULL;
