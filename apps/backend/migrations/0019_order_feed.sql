CREATE TABLE "order_feeds" (
	"restaurant_id" char(24) PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "feed_seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_feeds" ADD CONSTRAINT "order_feeds_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_history_named" ON "order_history" USING btree ("at") WHERE "order_history"."actor_name" is not null;--> statement-breakpoint
CREATE INDEX "orders_feed" ON "orders" USING btree ("restaurant_id","feed_seq") WHERE "orders"."feed_seq" > 0;--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("restaurant_id","placed_at") WHERE "orders"."status" in ('placed', 'accepted', 'preparing', 'ready', 'out_for_delivery');--> statement-breakpoint
CREATE INDEX "refunds_named" ON "refunds" USING btree ("created_at") WHERE "refunds"."by_name" is not null;
--> statement-breakpoint
CREATE FUNCTION "number_order_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE next_seq bigint;
BEGIN
	INSERT INTO "order_feeds" AS f ("restaurant_id", "seq") VALUES (NEW."restaurant_id", 1)
		ON CONFLICT ("restaurant_id") DO UPDATE SET "seq" = f."seq" + 1
		RETURNING "seq" INTO next_seq;
	UPDATE "orders" SET "feed_seq" = next_seq WHERE "id" = NEW."id";
	RETURN NULL;
END $$;
--> statement-breakpoint
-- At the commit, so that the feed is the last row that a transaction locks. Servers of the version before are counted too.
CREATE CONSTRAINT TRIGGER "number_new_order" AFTER INSERT ON "orders" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (NEW."placed_at" IS NOT NULL)
	EXECUTE FUNCTION "number_order_change"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "number_order_change" AFTER UPDATE ON "orders" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (
		NEW."placed_at" IS NOT NULL AND (NEW."status", NEW."version", NEW."refunded_amount", NEW."placed_at")
			IS DISTINCT FROM (OLD."status", OLD."version", OLD."refunded_amount", OLD."placed_at")
	)
	EXECUTE FUNCTION "number_order_change"();
