CREATE TABLE "proof_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"proof_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"x" real,
	"y" real,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"books" jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"sent_by" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone,
	"approved_by" text,
	"changes_asked_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "proofs_order_round" UNIQUE("order_id","round")
);
--> statement-breakpoint
ALTER TABLE "made_books" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "proof_notes" ADD CONSTRAINT "proof_notes_proof_id_proofs_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."proofs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proof_notes_proof" ON "proof_notes" USING btree ("proof_id","order_item_id","page");--> statement-breakpoint
CREATE INDEX "proofs_due" ON "proofs" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "letters_order" ON "letters" USING btree ("order_id","queued_at");