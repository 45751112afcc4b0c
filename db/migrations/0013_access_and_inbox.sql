CREATE TABLE "message_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"words" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"replied_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "read_by" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "in_reply_to" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "totp_next_secret" text;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "second_factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_replies_message" ON "message_replies" USING btree ("message_id","replied_at");--> statement-breakpoint
CREATE INDEX "contact_messages_inbox" ON "contact_messages" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "staff_log_person" ON "staff_log" USING btree ("staff_id","id");--> statement-breakpoint
CREATE INDEX "staff_log_action" ON "staff_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "staff_log_photo_looks" ON "staff_log" USING btree ("id") WHERE "staff_log"."photo_look";--> statement-breakpoint
INSERT INTO "contact_messages" ("id", "kind", "ticket", "name", "email", "subject", "message", "rating", "received_at", "sample") VALUES
  ('5a3b1e00-0000-4000-8000-000000000001', 'feedback', 'NV-SAMPL2', 'Priya Sharma', 'priya@example.com', NULL,
   'Aarav has carried his Hanuman book to school three days in a row. He told his teacher that the mountain was not even that heavy.', 5, now() - interval '6 hours', true),
  ('5a3b1e00-0000-4000-8000-000000000002', 'contact', 'NV-SAMPL3', 'Rohit Menon', 'rohit@example.com', 'A gift for Friday',
   E'My niece turns six on Friday.\nIf I order the digital copy tonight, can I print the cover here and give her the real book when it comes?', NULL, now() - interval '1 day', true),
  ('5a3b1e00-0000-4000-8000-000000000003', 'feedback', 'NV-SAMPL4', 'Fatima Khan', 'fatima@example.com', NULL,
   'Lovely drawings. The words on the night pages are a little small for my mother, who does all the reading at bedtime.', 3, now() - interval '2 days', true);
