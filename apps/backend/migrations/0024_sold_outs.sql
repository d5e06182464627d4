CREATE TABLE "sold_outs" (
	"restaurant_id" char(24) NOT NULL,
	"kind" text NOT NULL,
	"target_id" char(24) NOT NULL,
	"until" timestamp (3) with time zone,
	CONSTRAINT "sold_outs_kind_target_id_pk" PRIMARY KEY("kind","target_id"),
	CONSTRAINT "sold_outs_kind" CHECK ("sold_outs"."kind" in ('dish', 'choice'))
);
--> statement-breakpoint
ALTER TABLE "sold_outs" ADD CONSTRAINT "sold_outs_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sold_outs_restaurant" ON "sold_outs" USING btree ("restaurant_id");
--> statement-breakpoint
-- Menus on other devices follow the feed, too.
CREATE CONSTRAINT TRIGGER "number_sold_out_change" AFTER INSERT OR UPDATE OR DELETE ON "sold_outs" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "number_restaurant_change"();
