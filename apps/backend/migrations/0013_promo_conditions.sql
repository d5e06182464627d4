ALTER TABLE "promo_codes" DROP CONSTRAINT "promo_codes_value";--> statement-breakpoint
ALTER TABLE "promo_codes" ALTER COLUMN "value" SET DATA TYPE numeric(9, 1);--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "mode" text;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "categories" jsonb;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "days" text[];--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "first_order" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "cap" integer;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_mode" CHECK ("promo_codes"."mode" in ('delivery', 'collection'));--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_cap" CHECK ("promo_codes"."cap" > 0);--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_value" CHECK (case "promo_codes"."type" when 'FREE_DELIVERY' then "promo_codes"."value" = 0 when 'PERCENTAGE_OFF' then "promo_codes"."value" between 0.5 and 100 and mod("promo_codes"."value", 0.5) = 0 else "promo_codes"."value" > 0 and mod("promo_codes"."value", 1) = 0 end);