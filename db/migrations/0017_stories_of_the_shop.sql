CREATE TABLE "shop_stories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"theme" text NOT NULL,
	"description" text NOT NULL,
	"template" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"shelved_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone
);
