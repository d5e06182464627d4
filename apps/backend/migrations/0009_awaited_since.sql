ALTER TABLE "service_states" ADD COLUMN "awaited_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE FUNCTION "await_device"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND ROW(NEW."acceptance", NEW."is_active", NEW."deleted_at", NEW."hours", NEW."time_zone")
		IS NOT DISTINCT FROM ROW(OLD."acceptance", OLD."is_active", OLD."deleted_at", OLD."hours", OLD."time_zone")
	THEN RETURN NULL; END IF;
	INSERT INTO "service_states" ("restaurant_id", "awaited_since") VALUES (NEW."id", now())
		ON CONFLICT ("restaurant_id") DO UPDATE SET "awaited_since" = now();
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Whatever writes them: the counter, an admin, an import, a restored restaurant.
CREATE TRIGGER "await_device" AFTER INSERT OR UPDATE ON "restaurants" FOR EACH ROW
	WHEN (NEW."acceptance" = 'manual') EXECUTE FUNCTION "await_device"();
--> statement-breakpoint
-- For how long a device is waited for is nothing that boards show.
DROP TRIGGER "number_service_change" ON "service_states";
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "number_service_change"
	AFTER INSERT OR UPDATE OF "paused_modes", "paused_until", "pause_reason", "busy_minutes", "busy_until" ON "service_states"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "number_restaurant_change"();
