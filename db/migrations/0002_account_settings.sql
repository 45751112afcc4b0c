ALTER TABLE "users" ADD COLUMN "order_updates_stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "offers_asked_for_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "verifications" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "verifications" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "verifications_user" ON "verifications" USING btree ("user_id");