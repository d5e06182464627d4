CREATE TABLE "pictures" (
	"hash" char(64) PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"colour" text NOT NULL,
	"is_scaled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_hash" CHECK ("pictures"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "pictures_size" CHECK ("pictures"."width" between 1 and 16000 and "pictures"."height" between 1 and 16000),
	CONSTRAINT "pictures_colour" CHECK ("pictures"."colour" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "restaurant_pictures" (
	"restaurant_id" char(24) NOT NULL,
	"hash" char(64) NOT NULL,
	"unnamed_since" timestamp (3) with time zone,
	CONSTRAINT "restaurant_pictures_restaurant_id_hash_pk" PRIMARY KEY("restaurant_id","hash")
);
--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "photo" jsonb;--> statement-breakpoint
ALTER TABLE "restaurant_settings" ADD COLUMN "logo" jsonb;--> statement-breakpoint
ALTER TABLE "restaurant_settings" ADD COLUMN "masthead" jsonb;--> statement-breakpoint
ALTER TABLE "restaurant_pictures" ADD CONSTRAINT "restaurant_pictures_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_pictures" ADD CONSTRAINT "restaurant_pictures_hash_pictures_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "restaurant_pictures_hash" ON "restaurant_pictures" USING btree ("hash");