CREATE TABLE "gallery_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"alt" text NOT NULL,
	"theme" text NOT NULL,
	"product_id" text NOT NULL,
	"picture" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploaded_pictures" (
	"content_hash" text PRIMARY KEY NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "gallery_pictures_position" ON "gallery_pictures" USING btree ("position");