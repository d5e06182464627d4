CREATE FUNCTION "notify_order_feed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('order_feed', NEW."restaurant_id" || ' ' || NEW."seq");
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Notifications leave with the commit, so a server that hears one reads the change.
CREATE TRIGGER "notify_order_feed" AFTER INSERT OR UPDATE ON "order_feeds"
	FOR EACH ROW EXECUTE FUNCTION "notify_order_feed"();
