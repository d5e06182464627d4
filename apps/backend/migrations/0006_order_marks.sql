CREATE TABLE "order_acknowledgements" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"order_id" char(24) NOT NULL,
	"of" text NOT NULL,
	"actor_id" text,
	"actor_name" text,
	"device_id" text,
	"allergy_seen" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_acknowledgements_id_hex" CHECK ("order_acknowledgements"."id" ~ '^[0-9a-f]{24}$'),
	CONSTRAINT "order_acknowledgements_of" CHECK ("order_acknowledgements"."of" in ('new', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "order_prints" (
	"order_id" char(24) NOT NULL,
	"device_id" char(24) NOT NULL,
	"of" text NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "order_prints_order_id_device_id_of_pk" PRIMARY KEY("order_id","device_id","of"),
	CONSTRAINT "order_prints_of" CHECK ("order_prints"."of" in ('new', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "order_acknowledgements" ADD CONSTRAINT "order_acknowledgements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_prints" ADD CONSTRAINT "order_prints_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_prints" ADD CONSTRAINT "order_prints_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_acknowledgements_part" ON "order_acknowledgements" USING btree ("order_id","of");--> statement-breakpoint
CREATE INDEX "order_acknowledgements_named" ON "order_acknowledgements" USING btree ("at") WHERE "order_acknowledgements"."actor_name" is not null;--> statement-breakpoint
CREATE INDEX "order_prints_device" ON "order_prints" USING btree ("device_id");--> statement-breakpoint
-- What is on the boards now has been seen: only what comes or is closed from here on rings.
INSERT INTO "order_acknowledgements" ("id", "order_id", "of", "allergy_seen", "at")
	SELECT substr(md5("id" || 'new'), 1, 24), "id", 'new', false, now() FROM "orders" WHERE "status" = 'accepted' AND "accept_by" IS NULL;
--> statement-breakpoint
INSERT INTO "order_acknowledgements" ("id", "order_id", "of", "allergy_seen", "at")
	SELECT substr(md5("id" || 'closed'), 1, 24), "id", 'closed', false, now() FROM "orders"
	WHERE "status" IN ('cancelled', 'declined') AND "placed_at" > now() - interval '15 days';
--> statement-breakpoint
CREATE FUNCTION "number_order_mark"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE next_seq bigint;
BEGIN
	INSERT INTO "order_feeds" AS f ("restaurant_id", "seq")
		SELECT "restaurant_id", 1 FROM "orders" WHERE "id" = NEW."order_id"
		ON CONFLICT ("restaurant_id") DO UPDATE SET "seq" = f."seq" + 1
		RETURNING "seq" INTO next_seq;
	UPDATE "orders" SET "feed_seq" = next_seq WHERE "id" = NEW."order_id";
	RETURN NULL;
END $$;
--> statement-breakpoint
-- At the commit, as for orders, whose row the transaction has locked before.
CREATE CONSTRAINT TRIGGER "number_order_acknowledgement" AFTER INSERT ON "order_acknowledgements" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "number_order_mark"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "number_order_print" AFTER UPDATE ON "order_prints" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "number_order_mark"();
