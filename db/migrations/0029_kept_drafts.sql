CREATE TABLE "kept_drafts" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"notes" text NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	"leaves_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "kept_drafts_user" ON "kept_drafts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "kept_drafts_clock" ON "kept_drafts" USING btree ("leaves_at");