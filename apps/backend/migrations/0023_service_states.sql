CREATE TABLE "service_states" (
	"restaurant_id" char(24) PRIMARY KEY NOT NULL,
	"paused_modes" text[] DEFAULT '{}' NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"pause_reason" text,
	"busy_minutes" smallint,
	"busy_until" timestamp (3) with time zone,
	CONSTRAINT "service_states_pause" CHECK (case when "service_states"."paused_modes" = '{}' then "service_states"."paused_until" is null and "service_states"."pause_reason" is null else "service_states"."paused_until" is not null and "service_states"."pause_reason" is not null end),
	CONSTRAINT "service_states_modes" CHECK ("service_states"."paused_modes" <@ array['delivery', 'collection']),
	CONSTRAINT "service_states_reason" CHECK ("service_states"."pause_reason" in ('staff', 'unattended', 'unanswered')),
	CONSTRAINT "service_states_busy" CHECK (("service_states"."busy_minutes" is null) = ("service_states"."busy_until" is null) and "service_states"."busy_minutes" between 10 and 60)
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_action";--> statement-breakpoint
ALTER TABLE "service_states" ADD CONSTRAINT "service_states_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_action" CHECK ("audit_log"."action" in ('member_joined', 'member_invited', 'member_role_changed', 'member_removed', 'device_code_made', 'device_paired', 'device_revoked', 'pin_set', 'acceptance_changed', 'pause_changed', 'busy_changed', 'availability_changed', 'special_hours_changed'));
--> statement-breakpoint
CREATE FUNCTION "number_restaurant_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "order_feeds" AS f ("restaurant_id", "seq") VALUES (COALESCE(NEW."restaurant_id", OLD."restaurant_id"), 1)
		ON CONFLICT ("restaurant_id") DO UPDATE SET "seq" = f."seq" + 1;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- At the commit, as for orders: the feed is the last row that a transaction locks.
CREATE CONSTRAINT TRIGGER "number_service_change" AFTER INSERT OR UPDATE ON "service_states" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "number_restaurant_change"();
