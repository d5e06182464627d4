ALTER TABLE "addresses" ALTER COLUMN "longitude" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ALTER COLUMN "latitude" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "located_postcode" text;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "located_longitude" double precision;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "located_latitude" double precision;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_located" CHECK (num_nonnulls("addresses"."located_postcode", "addresses"."located_longitude", "addresses"."located_latitude") in (0, 3)
        and "addresses"."located_longitude" between -180 and 180 and "addresses"."located_latitude" between -90 and 90);