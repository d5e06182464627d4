-- Servers from before the lifecycle would place an order again when a second paid event comes after its acceptance,
-- decline or cancellation. They answer the provider with a failure instead, and it repeats the event later.
CREATE FUNCTION "refuse_second_placing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'An order is placed once';
END $$;
--> statement-breakpoint
CREATE TRIGGER "refuse_second_placing" BEFORE UPDATE OF "placed_at" ON "orders"
	FOR EACH ROW WHEN (OLD."placed_at" IS NOT NULL AND NEW."placed_at" IS DISTINCT FROM OLD."placed_at")
	EXECUTE FUNCTION "refuse_second_placing"();
