ALTER TABLE "restaurant_domains" DROP CONSTRAINT "restaurant_domains_pkey";--> statement-breakpoint
ALTER TABLE "restaurant_domains" ADD CONSTRAINT "restaurant_domains_hostname_restaurant_id_pk" PRIMARY KEY("hostname","restaurant_id");--> statement-breakpoint
ALTER TABLE "restaurant_domains" ADD COLUMN "is_freed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "restaurant_domains_hostname" ON "restaurant_domains" USING btree ("hostname") WHERE not "restaurant_domains"."is_freed";--> statement-breakpoint
CREATE UNIQUE INDEX "restaurants_key" ON "restaurants" USING btree ("foundation_id","key") WHERE "restaurants"."key" is not null;--> statement-breakpoint
UPDATE "restaurant_domains" SET "is_freed" = true FROM "restaurants" WHERE "restaurants"."id" = "restaurant_id" AND "restaurants"."deleted_at" IS NOT NULL;
