CREATE TABLE "profile_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"stored_at" timestamp with time zone NOT NULL,
	"shown_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "profile_pictures" ADD CONSTRAINT "profile_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profile_pictures_user" ON "profile_pictures" USING btree ("user_id");