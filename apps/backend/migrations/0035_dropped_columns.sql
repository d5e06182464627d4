ALTER TABLE "addresses" DROP CONSTRAINT "addresses_point";--> statement-breakpoint
ALTER TABLE "addresses" DROP COLUMN "longitude";--> statement-breakpoint
ALTER TABLE "addresses" DROP COLUMN "latitude";