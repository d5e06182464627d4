CREATE INDEX "refresh_families_created" ON "refresh_families" USING btree ("created_at");--> statement-breakpoint
-- From here on tables are locked in the order in which checkouts and webhooks use them, so that neither side deadlocks.
ALTER TABLE "promo_codes" ADD COLUMN "redemptions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "cart_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_personal" ON "orders" USING btree ("created_at") WHERE "orders"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_personal_unpaid" ON "orders" USING btree ("created_at") WHERE "orders"."customer_id" is not null and "orders"."status" in ('payment_expired', 'payment_failed');--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
ALTER TABLE "promo_redemptions" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
-- Counts the uses of limited codes only: an unlimited one is not locked by those who use it.
CREATE FUNCTION "count_promo_redemption"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"change" integer;
	"promo" char(24) := CASE WHEN TG_OP = 'DELETE' THEN OLD."promo_code_id" ELSE NEW."promo_code_id" END;
BEGIN
	"change" := CASE WHEN TG_OP <> 'DELETE' AND NEW."state" <> 'released' THEN 1 ELSE 0 END
		- CASE WHEN TG_OP <> 'INSERT' AND OLD."state" <> 'released' THEN 1 ELSE 0 END;
	IF "change" <> 0 THEN
		-- A new use holds the row by its foreign key already; one that changes does so from here on.
		PERFORM FROM "promo_codes" WHERE "id" = "promo" FOR KEY SHARE;
		UPDATE "promo_codes" SET "redemptions" = "redemptions" + "change"
			WHERE "id" = "promo" AND "max_redemptions" IS NOT NULL;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Its name sorts after the foreign key's own trigger, so that it waits for a limit that is being set and counts for it.
CREATE TRIGGER "count_promo_redemption" AFTER INSERT OR DELETE OR UPDATE OF "state" ON "promo_redemptions"
	FOR EACH ROW EXECUTE FUNCTION "count_promo_redemption"();
--> statement-breakpoint
CREATE FUNCTION "recount_promo_redemptions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Waits for the uses under way: each holds the row.
	PERFORM FROM "promo_codes" WHERE "id" = NEW."id" FOR UPDATE;
	NEW."redemptions" := (SELECT count(*) FROM "promo_redemptions"
		WHERE "promo_code_id" = NEW."id" AND "state" <> 'released');
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "recount_promo_redemptions" BEFORE UPDATE OF "max_redemptions" ON "promo_codes"
	FOR EACH ROW WHEN (OLD."max_redemptions" IS NULL AND NEW."max_redemptions" IS NOT NULL)
	EXECUTE FUNCTION "recount_promo_redemptions"();
--> statement-breakpoint
UPDATE "promo_codes" SET "redemptions" = (SELECT count(*) FROM "promo_redemptions"
	WHERE "promo_code_id" = "promo_codes"."id" AND "state" <> 'released')
	WHERE "max_redemptions" IS NOT NULL;
