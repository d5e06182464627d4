CREATE TABLE "cart_items" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"cart_id" char(24) NOT NULL,
	"menu_item_id" char(24) NOT NULL,
	"quantity" smallint NOT NULL,
	"options_hash" text NOT NULL,
	"selected_options" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_items_id_hex" CHECK ("cart_items"."id" ~ '^[0-9a-f]{24}$'),
	CONSTRAINT "cart_items_quantity" CHECK ("cart_items"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"customer_id" char(24) NOT NULL,
	"restaurant_id" char(24) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_id_hex" CHECK ("carts"."id" ~ '^[0-9a-f]{24}$')
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"customer_id" char(24) NOT NULL,
	"type" text NOT NULL,
	"address" text NOT NULL,
	"building" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text,
	"state" text,
	"country" text,
	"longitude" double precision NOT NULL,
	"latitude" double precision NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "addresses_id_hex" CHECK ("addresses"."id" ~ '^[0-9a-f]{24}$'),
	CONSTRAINT "addresses_type" CHECK ("addresses"."type" in ('apartment', 'office', 'house', 'other')),
	CONSTRAINT "addresses_required" CHECK ("addresses"."address" <> '' and "addresses"."building" <> '' and "addresses"."postal_code" <> ''),
	CONSTRAINT "addresses_point" CHECK ("addresses"."longitude" between -180 and 180 and "addresses"."latitude" between -90 and 90)
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"foundation_id" char(24) NOT NULL,
	"google_sub" text NOT NULL,
	"email" text NOT NULL,
	"is_email_verified" boolean NOT NULL,
	"name" text NOT NULL,
	"phone_number" text,
	"photo_url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_id_hex" CHECK ("customers"."id" ~ '^[0-9a-f]{24}$'),
	CONSTRAINT "customers_phone_number" CHECK ("customers"."phone_number" is null or "customers"."phone_number" ~ '^[+][1-9][0-9]{4,14}$')
);
--> statement-breakpoint
CREATE TABLE "refresh_families" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"customer_id" char(24) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoked_because" text
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"family_id" char(24) NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"rotated_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "menu_categories" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"restaurant_id" char(24) NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"description" text NOT NULL,
	"position" smallint NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL,
	CONSTRAINT "menu_categories_id_hex" CHECK ("menu_categories"."id" ~ '^[0-9a-f]{24}$')
);
--> statement-breakpoint
CREATE TABLE "menu_choices" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"option_id" char(24) NOT NULL,
	"name" text NOT NULL,
	"price" integer NOT NULL,
	"is_available" boolean NOT NULL,
	"allergens" jsonb,
	"position" smallint NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL,
	CONSTRAINT "menu_choices_id_hex" CHECK ("menu_choices"."id" ~ '^[0-9a-f]{24}$'),
	CONSTRAINT "menu_choices_price" CHECK ("menu_choices"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "menu_items" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"category_id" char(24) NOT NULL,
	"restaurant_id" char(24) NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"photo_url" text,
	"price" integer NOT NULL,
	"is_available" boolean NOT NULL,
	"allergens" jsonb,
	"dietary" text[] NOT NULL,
	"heat" smallint NOT NULL,
	"kcal" integer,
	"position" smallint NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL,
	CONSTRAINT "menu_items_id_hex" CHECK ("menu_items"."id" ~ '^[0-9a-f]{24}$'),
	CONSTRAINT "menu_items_price" CHECK ("menu_items"."price" >= 0),
	CONSTRAINT "menu_items_heat" CHECK ("menu_items"."heat" between 0 and 3),
	CONSTRAINT "menu_items_kcal" CHECK ("menu_items"."kcal" is null or "menu_items"."kcal" >= 0)
);
--> statement-breakpoint
CREATE TABLE "menu_options" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"menu_item_id" char(24) NOT NULL,
	"name" text NOT NULL,
	"min_choices" smallint NOT NULL,
	"max_choices" smallint NOT NULL,
	"position" smallint NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL,
	CONSTRAINT "menu_options_id_hex" CHECK ("menu_options"."id" ~ '^[0-9a-f]{24}$'),
	CONSTRAINT "menu_options_range" CHECK ("menu_options"."min_choices" >= 0 and "menu_options"."max_choices" >= 1 and "menu_options"."min_choices" <= "menu_options"."max_choices")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"restaurant_id" char(24) NOT NULL,
	"customer_id" char(24) NOT NULL,
	"cart_id" char(24) NOT NULL,
	"number" text NOT NULL,
	"status" text NOT NULL,
	"mode" text NOT NULL,
	"note" text NOT NULL,
	"promo_code_id" char(24),
	"promo_code" text,
	"snapshot" jsonb NOT NULL,
	"subtotal" integer NOT NULL,
	"discount" integer NOT NULL,
	"shipping_cost" integer NOT NULL,
	"application_fee_amount" integer NOT NULL,
	"total_amount" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"success_url" text NOT NULL,
	"fail_url" text NOT NULL,
	"payment_session_id" text,
	"payment_session_url" text,
	"payment_session_expires_at" timestamp (3) with time zone,
	"payment_intent_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"placed_at" timestamp (3) with time zone,
	"estimated_from" timestamp (3) with time zone,
	"estimated_to" timestamp (3) with time zone,
	CONSTRAINT "orders_id_hex" CHECK ("orders"."id" ~ '^[0-9a-f]{24}$'),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('pending_payment', 'placed', 'payment_expired', 'payment_failed')),
	CONSTRAINT "orders_mode" CHECK ("orders"."mode" in ('delivery', 'collection')),
	CONSTRAINT "orders_amounts" CHECK ("orders"."subtotal" >= 0 and "orders"."discount" >= 0 and "orders"."shipping_cost" >= 0 and "orders"."application_fee_amount" >= 0 and "orders"."total_amount" = "orders"."subtotal" - "orders"."discount" + "orders"."shipping_cost" + "orders"."application_fee_amount" and "orders"."total_amount" >= 0),
	CONSTRAINT "orders_placed_at" CHECK (("orders"."status" = 'placed') = ("orders"."placed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"order_id" char(24),
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"restaurant_id" char(24) NOT NULL,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"applies_to" text NOT NULL,
	"description" text NOT NULL,
	"value" integer NOT NULL,
	"minimum_order" integer NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"is_active" boolean NOT NULL,
	"is_public" boolean NOT NULL,
	"max_redemptions" integer,
	"max_redemptions_per_customer" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promo_codes_id_hex" CHECK ("promo_codes"."id" ~ '^[0-9a-f]{24}$'),
	CONSTRAINT "promo_codes_upper_case" CHECK ("promo_codes"."code" = upper("promo_codes"."code") and "promo_codes"."code" <> ''),
	CONSTRAINT "promo_codes_type" CHECK ("promo_codes"."type" in ('FREE_DELIVERY', 'PERCENTAGE_OFF', 'FIXED_AMOUNT_OFF')),
	CONSTRAINT "promo_codes_applies_to" CHECK ("promo_codes"."applies_to" in ('ORDER_TOTAL', 'DELIVERY_FEE', 'BOTH')),
	CONSTRAINT "promo_codes_value" CHECK (case "promo_codes"."type" when 'FREE_DELIVERY' then "promo_codes"."value" = 0 when 'PERCENTAGE_OFF' then "promo_codes"."value" between 1 and 100 else "promo_codes"."value" > 0 end),
	CONSTRAINT "promo_codes_minimum_order" CHECK ("promo_codes"."minimum_order" >= 0),
	CONSTRAINT "promo_codes_limits" CHECK ("promo_codes"."max_redemptions" >= 0 and "promo_codes"."max_redemptions_per_customer" >= 0)
);
--> statement-breakpoint
CREATE TABLE "promo_redemptions" (
	"order_id" char(24) PRIMARY KEY NOT NULL,
	"promo_code_id" char(24) NOT NULL,
	"customer_id" char(24) NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promo_redemptions_state" CHECK ("promo_redemptions"."state" in ('reserved', 'counted', 'released'))
);
--> statement-breakpoint
CREATE TABLE "foundations" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "foundations_id_hex" CHECK ("foundations"."id" ~ '^[0-9a-f]{24}$')
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" smallint,
	"body" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"locked_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "order_counters" (
	"restaurant_id" char(24) PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "restaurant_domains" (
	"hostname" text PRIMARY KEY NOT NULL,
	"restaurant_id" char(24) NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "restaurant_domains_normal" CHECK ("restaurant_domains"."hostname" = lower("restaurant_domains"."hostname") and "restaurant_domains"."hostname" !~ '[:/ ]|^www[.]')
);
--> statement-breakpoint
CREATE TABLE "restaurant_settings" (
	"restaurant_id" char(24) PRIMARY KEY NOT NULL,
	"brand_hue" smallint NOT NULL,
	"logo_url" text,
	"tagline" text NOT NULL,
	"locality" text NOT NULL,
	"contact" jsonb NOT NULL,
	"legal" jsonb NOT NULL,
	"ios_app_url" text,
	"android_app_url" text,
	"delivery_fee" integer NOT NULL,
	"delivery_free_from" integer,
	"delivery_radius_km" double precision,
	"delivery_districts" text[],
	"delivery_minutes_from" integer NOT NULL,
	"delivery_minutes_to" integer NOT NULL,
	"collection_minutes_from" integer NOT NULL,
	"collection_minutes_to" integer NOT NULL,
	"service_fee_fixed" integer NOT NULL,
	"service_fee_percent" numeric(5, 2) NOT NULL,
	CONSTRAINT "restaurant_settings_hue" CHECK ("restaurant_settings"."brand_hue" between 0 and 360),
	CONSTRAINT "restaurant_settings_money" CHECK ("restaurant_settings"."delivery_fee" >= 0 and "restaurant_settings"."service_fee_fixed" >= 0 and "restaurant_settings"."service_fee_percent" between 0 and 100 and ("restaurant_settings"."delivery_free_from" is null or "restaurant_settings"."delivery_free_from" >= 0)),
	CONSTRAINT "restaurant_settings_minutes" CHECK ("restaurant_settings"."delivery_minutes_from" between 0 and "restaurant_settings"."delivery_minutes_to" and "restaurant_settings"."collection_minutes_from" between 0 and "restaurant_settings"."collection_minutes_to"),
	CONSTRAINT "restaurant_settings_radius" CHECK ("restaurant_settings"."delivery_radius_km" is null or "restaurant_settings"."delivery_radius_km" > 0)
);
--> statement-breakpoint
CREATE TABLE "restaurants" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"foundation_id" char(24) NOT NULL,
	"name" text NOT NULL,
	"has_delivery" boolean NOT NULL,
	"has_collection" boolean NOT NULL,
	"is_active" boolean NOT NULL,
	"hours" jsonb NOT NULL,
	"time_zone" text NOT NULL,
	"min_order_price" integer DEFAULT 0 NOT NULL,
	"order_prefix" text NOT NULL,
	"menu_updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "restaurants_id_hex" CHECK ("restaurants"."id" ~ '^[0-9a-f]{24}$'),
	CONSTRAINT "restaurants_min_order_price" CHECK ("restaurants"."min_order_price" >= 0),
	CONSTRAINT "restaurants_order_prefix" CHECK ("restaurants"."order_prefix" ~ '^[A-Z]{1,3}$')
);
--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_menu_item_id_menu_items_id_fk" FOREIGN KEY ("menu_item_id") REFERENCES "public"."menu_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_foundation_id_foundations_id_fk" FOREIGN KEY ("foundation_id") REFERENCES "public"."foundations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_families" ADD CONSTRAINT "refresh_families_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_family_id_refresh_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."refresh_families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_categories" ADD CONSTRAINT "menu_categories_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_choices" ADD CONSTRAINT "menu_choices_option_id_menu_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."menu_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_category_id_menu_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."menu_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_options" ADD CONSTRAINT "menu_options_menu_item_id_menu_items_id_fk" FOREIGN KEY ("menu_item_id") REFERENCES "public"."menu_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_promo_code_id_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemptions" ADD CONSTRAINT "promo_redemptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemptions" ADD CONSTRAINT "promo_redemptions_promo_code_id_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemptions" ADD CONSTRAINT "promo_redemptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_counters" ADD CONSTRAINT "order_counters_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_domains" ADD CONSTRAINT "restaurant_domains_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_settings" ADD CONSTRAINT "restaurant_settings_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_foundation_id_foundations_id_fk" FOREIGN KEY ("foundation_id") REFERENCES "public"."foundations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_options" ON "cart_items" USING btree ("cart_id","options_hash");--> statement-breakpoint
CREATE INDEX "cart_items_menu_item" ON "cart_items" USING btree ("menu_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_customer_restaurant" ON "carts" USING btree ("customer_id","restaurant_id");--> statement-breakpoint
CREATE INDEX "addresses_customer" ON "addresses" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("customer_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "customers_google_sub" ON "customers" USING btree ("foundation_id","google_sub");--> statement-breakpoint
CREATE INDEX "refresh_families_customer" ON "refresh_families" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_family" ON "refresh_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_expiry" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "menu_categories_restaurant" ON "menu_categories" USING btree ("restaurant_id","position");--> statement-breakpoint
CREATE INDEX "menu_choices_option" ON "menu_choices" USING btree ("option_id","position");--> statement-breakpoint
CREATE INDEX "menu_items_restaurant" ON "menu_items" USING btree ("restaurant_id","position");--> statement-breakpoint
CREATE INDEX "menu_items_category" ON "menu_items" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "menu_options_item" ON "menu_options" USING btree ("menu_item_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("restaurant_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_payment_session" ON "orders" USING btree ("payment_session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_pending" ON "orders" USING btree ("cart_id") WHERE "orders"."status" = 'pending_payment';--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_pending" ON "orders" USING btree ("created_at") WHERE "orders"."status" = 'pending_payment';--> statement-breakpoint
CREATE UNIQUE INDEX "promo_codes_code" ON "promo_codes" USING btree ("restaurant_id","code");--> statement-breakpoint
CREATE INDEX "promo_redemptions_promo" ON "promo_redemptions" USING btree ("promo_code_id","state","customer_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "restaurant_domains_position" ON "restaurant_domains" USING btree ("restaurant_id","position");--> statement-breakpoint
CREATE INDEX "restaurants_foundation" ON "restaurants" USING btree ("foundation_id","created_at");