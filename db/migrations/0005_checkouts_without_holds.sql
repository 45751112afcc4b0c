ALTER TABLE "checkouts" DROP COLUMN "held_at";--> statement-breakpoint
ALTER TABLE "checkouts" DROP COLUMN "held_because";