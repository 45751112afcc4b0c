CREATE TABLE "made_books" (
	"order_item_id" uuid PRIMARY KEY NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"made_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"problems" jsonb,
	"pages" integer,
	"pdf_key" text,
	"print_key" text,
	"cover_key" text
);
