import { integer, pgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { readMigrations } from '../../app/platform/database/migrate.server.ts';
import { contractions } from './migrations.ts';

const migrations = readMigrations('db/migrations');

describe('a migration', () => {
  it.each(migrations)(
    'only adds, or says which release stopped using what it takes away: $name',
    ({ name, text }) => {
      expect(contractions(name, text)).toEqual([]);
    },
  );

  it.each([
    'DROP TABLE "heroes";',
    'ALTER TABLE "heroes" DROP COLUMN "face";',
    'ALTER TABLE "heroes" RENAME COLUMN "face" TO "faces";',
    'ALTER TABLE "heroes" RENAME TO "heads";',
    'ALTER TABLE "heroes" ALTER COLUMN "face" SET DATA TYPE bigint;',
    'ALTER TABLE "heroes" ALTER COLUMN "face" TYPE bigint;',
    'ALTER TABLE "heroes" ALTER COLUMN "face" SET NOT NULL;',
    'ALTER TABLE "heroes" ALTER COLUMN "face" DROP DEFAULT;',
    'ALTER TABLE "heroes" ADD COLUMN "hat" text NOT NULL;',
    'ALTER TABLE "a" ADD COLUMN "b" text;--> statement-breakpoint\nalter table "a"\n  drop column "c";',
    'DELETE FROM "heroes";',
    'ALTER TABLE "heroes" ADD CONSTRAINT "a" CHECK ("face" > 0);',
    'ALTER TABLE "heroes" ADD CONSTRAINT "a" UNIQUE("face");',
    'ALTER TABLE "heroes" ADD CONSTRAINT "a" FOREIGN KEY ("hat") REFERENCES "public"."hats"("id");',
    'CREATE TABLE "hats" ("id" uuid);--> statement-breakpoint\nALTER TABLE "heroes" ADD UNIQUE ("face");',
    'CREATE UNIQUE INDEX "a" ON "heroes" USING btree ("face");',
    'ALTER TABLE "coupon_uses" DROP CONSTRAINT "coupon_once";',
    'DROP INDEX "heroes_photo";',
  ])('that takes away is refused: %s', (text) => {
    expect(contractions('9999_something.sql', text)).toHaveLength(1);
    expect(contractions('9999_contract_something.sql', text)).toHaveLength(1);
    expect(contractions('9999_contract_something.sql', `-- not used since release-7\n${text}`)).toEqual([]);
  });

  it('that widens a number names it, and nothing else is let in by that', () => {
    const widens = '-- widens heroes.face: a face may be further away than two thousand million steps\n';
    const wide = 'ALTER TABLE "heroes" ALTER COLUMN "face" SET DATA TYPE bigint;';
    expect(contractions('9999_something.sql', widens + wide)).toEqual([]);
    for (const other of [wide.replace('face', 'hat'), wide.replace('bigint', 'text'), 'DROP TABLE "heroes";'])
      expect(contractions('9999_something.sql', widens + other)).toHaveLength(1);
  });

  it('that widens a number is read right by the release before, whose driver gives text for it', () => {
    const before = pgTable('payments', { paise: integer('paise') }).paise;
    expect(before.mapFromDriverValue('79900')).toBe(79_900);
  });

  it.each([
    'CREATE TABLE "hats" ("id" uuid PRIMARY KEY NOT NULL, "name" text NOT NULL);',
    'ALTER TABLE "heroes" ADD COLUMN "hat" text;',
    `ALTER TABLE "heroes" ADD COLUMN "hat" text DEFAULT 'none' NOT NULL;`,
    'CREATE INDEX "a" ON "heroes" ("face");',
    'ALTER TABLE "heroes" ADD CONSTRAINT "a" CHECK ("face" > 0) NOT VALID;',
    'CREATE TABLE "hats" ("id" uuid);--> statement-breakpoint\nALTER TABLE "hats" ADD CONSTRAINT "a" UNIQUE("id");',
    'CREATE TABLE "hats" ("id" uuid);--> statement-breakpoint\nCREATE UNIQUE INDEX "a" ON "hats" ("id");',
  ])('may do this: %s', (text) => {
    expect(contractions('9999_something.sql', text)).toEqual([]);
  });
});
