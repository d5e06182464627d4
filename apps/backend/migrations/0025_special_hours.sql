CREATE TABLE "special_hours" (
	"restaurant_id" char(24) NOT NULL,
	"date" date NOT NULL,
	"is_active" boolean NOT NULL,
	"opening" text NOT NULL,
	"closing" text NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "special_hours_restaurant_id_date_pk" PRIMARY KEY("restaurant_id","date")
);
--> statement-breakpoint
ALTER TABLE "special_hours" ADD CONSTRAINT "special_hours_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "number_special_hours_change" AFTER INSERT OR UPDATE OR DELETE ON "special_hours" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "number_restaurant_change"();
