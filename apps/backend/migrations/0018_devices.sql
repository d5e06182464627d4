CREATE TABLE "devices" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"restaurant_id" char(24) NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"next_token_hash" text,
	"paired_by_name" text NOT NULL,
	"paired_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"elevated_member_id" char(24),
	"elevated_until" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "devices_id_hex" CHECK ("devices"."id" ~ '^[0-9a-f]{24}$'),
	CONSTRAINT "devices_name" CHECK ("devices"."name" <> '')
);
--> statement-breakpoint
CREATE TABLE "pairing_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"restaurant_id" char(24) NOT NULL,
	"device_name" text NOT NULL,
	"made_by" char(24) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "pin_hash" text;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_elevated_member_id_staff_members_id_fk" FOREIGN KEY ("elevated_member_id") REFERENCES "public"."staff_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_codes" ADD CONSTRAINT "pairing_codes_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_codes" ADD CONSTRAINT "pairing_codes_made_by_staff_members_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."staff_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "devices_token" ON "devices" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "devices_next_token" ON "devices" USING btree ("next_token_hash");--> statement-breakpoint
CREATE INDEX "devices_restaurant" ON "devices" USING btree ("restaurant_id") WHERE "devices"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "devices_elevated" ON "devices" USING btree ("elevated_member_id");--> statement-breakpoint
CREATE INDEX "devices_revoked" ON "devices" USING btree ("revoked_at");--> statement-breakpoint
CREATE INDEX "pairing_codes_expiry" ON "pairing_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pairing_codes_made_by" ON "pairing_codes" USING btree ("made_by");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_members_pin" ON "staff_members" USING btree ("restaurant_id","pin_hash") WHERE "staff_members"."removed_at" is null;
