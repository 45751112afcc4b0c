DROP INDEX "heroes_photo";--> statement-breakpoint
ALTER TABLE "heroes" DROP COLUMN "forgotten_at";--> statement-breakpoint
ALTER TABLE "heroes" ADD CONSTRAINT "heroes_photo_id_unique" UNIQUE("photo_id");