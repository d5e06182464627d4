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
	"located_postcode" text,
	"located_longitude" double precision,
	"located_latitude" double precision,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "addresses_id_hex" CHECK ("addresses"."id" ~ '^[0-9a-f]{24}$'),
	CONSTRAINT "addresses_type" CHECK ("addresses"."type" in ('apartment', 'office', 'house', 'other')),
	CONSTRAINT "addresses_required" CHECK ("addresses"."address" <> '' and "addresses"."building" <> '' and "addresses"."postal_code" <> ''),
	CONSTRAINT "addresses_located" CHECK (num_nonnulls("addresses"."located_postcode", "addresses"."located_longitude", "addresses"."located_latitude") in (0, 3)
        and "addresses"."located_longitude" between -180 and 180 and "addresses"."located_latitude" between -90 and 90)
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
CREATE TABLE "devices" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"restaurant_id" char(24) NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"next_token_hash" text,
	"paired_by_name" text NOT NULL,
	"paired_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fetched_seq" bigint DEFAULT 0 NOT NULL,
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
CREATE TABLE "mails" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"restaurant_id" char(24) NOT NULL,
	"order_id" char(24),
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"order_version" integer,
	"refund_id" char(24),
	"member_id" char(24),
	"address" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"queued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "mails_id_hex" CHECK ("mails"."id" ~ '^[0-9a-f]{24}$'),
	CONSTRAINT "mails_kind" CHECK ("mails"."kind" in ('placed', 'accepted', 'delayed', 'ready_to_collect', 'out_for_delivery', 'declined', 'cancelled', 'refunded', 'ticket', 'refund_failed', 'invitation', 'unattended')),
	CONSTRAINT "mails_recipient" CHECK ("mails"."recipient" in ('customer', 'restaurant', 'managers', 'member')),
	CONSTRAINT "mails_state" CHECK ("mails"."state" in ('queued', 'sent', 'failed')),
	CONSTRAINT "mails_failure" CHECK ("mails"."failure" in ('refused', 'too_old', 'no_address')),
	CONSTRAINT "mails_failed_why" CHECK (("mails"."state" = 'failed') = ("mails"."failure" is not null)),
	CONSTRAINT "mails_sent_at" CHECK (("mails"."state" = 'sent') = ("mails"."sent_at" is not null)),
	CONSTRAINT "mails_about" CHECK ("mails"."order_id" is null or num_nonnulls("mails"."order_version", "mails"."refund_id") = 1)
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
CREATE TABLE "order_history" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"order_id" char(24) NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" text,
	"actor_name" text,
	"device_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "order_history_id_hex" CHECK ("order_history"."id" ~ '^[0-9a-f]{24}$'),
	CONSTRAINT "order_history_version_positive" CHECK ("order_history"."version" > 0),
	CONSTRAINT "order_history_action" CHECK ("order_history"."action" in ('placed', 'accept', 'decline', 'decline_unanswered', 'decline_closed', 'cancel', 'start', 'delay', 'ready', 'dispatch', 'complete', 'cancel_accepted', 'undo')),
	CONSTRAINT "order_history_actor" CHECK ("order_history"."actor" in ('customer', 'staff', 'manager', 'system')),
	CONSTRAINT "order_history_from_status" CHECK ("order_history"."from_status" in ('pending_payment', 'payment_expired', 'payment_failed', 'placed', 'accepted', 'preparing', 'ready', 'out_for_delivery', 'completed', 'declined', 'cancelled')),
	CONSTRAINT "order_history_to_status" CHECK ("order_history"."to_status" in ('pending_payment', 'payment_expired', 'payment_failed', 'placed', 'accepted', 'preparing', 'ready', 'out_for_delivery', 'completed', 'declined', 'cancelled')),
	CONSTRAINT "order_history_customer" CHECK ("order_history"."actor" not in ('customer', 'system') or ("order_history"."actor_id" is null and "order_history"."actor_name" is null and "order_history"."device_id" is null))
);
--> statement-breakpoint
CREATE TABLE "order_feeds" (
	"restaurant_id" char(24) PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"restaurant_id" char(24) NOT NULL,
	"customer_id" char(24),
	"cart_id" char(24),
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
	"payment_started_at" timestamp (3) with time zone DEFAULT now(),
	"unpaid_reason" text,
	"payment_checked_at" timestamp (3) with time zone,
	"closes_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"placed_at" timestamp (3) with time zone,
	"estimated_from" timestamp (3) with time zone,
	"estimated_to" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"accept_by" timestamp (3) with time zone,
	"promised_from" timestamp (3) with time zone,
	"promised_to" timestamp (3) with time zone,
	"closed_reason" text,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"feed_seq" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "orders_id_hex" CHECK ("orders"."id" ~ '^[0-9a-f]{24}$'),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('pending_payment', 'payment_expired', 'payment_failed', 'placed', 'accepted', 'preparing', 'ready', 'out_for_delivery', 'completed', 'declined', 'cancelled')),
	CONSTRAINT "orders_mode" CHECK ("orders"."mode" in ('delivery', 'collection')),
	CONSTRAINT "orders_amounts" CHECK ("orders"."subtotal" >= 0 and "orders"."discount" >= 0 and "orders"."shipping_cost" >= 0 and "orders"."application_fee_amount" >= 0 and "orders"."total_amount" = "orders"."subtotal" - "orders"."discount" + "orders"."shipping_cost" + "orders"."application_fee_amount" and "orders"."total_amount" >= 0),
	CONSTRAINT "orders_placed_at" CHECK (("orders"."status" in ('pending_payment', 'payment_expired', 'payment_failed')) = ("orders"."placed_at" is null)),
	CONSTRAINT "orders_version" CHECK ("orders"."version" >= 0),
	CONSTRAINT "orders_promised" CHECK (("orders"."promised_from" is null) = ("orders"."promised_to" is null) and "orders"."promised_from" <= "orders"."promised_to"),
	CONSTRAINT "orders_closed_reason" CHECK ("orders"."closed_reason" in ('unanswered', 'closed', 'customer', 'too_busy', 'out_of_stock', 'closing_early', 'cannot_deliver', 'other', 'customer_request', 'no_show', 'id_refused')),
	CONSTRAINT "orders_refunded_amount" CHECK ("orders"."refunded_amount" between 0 and "orders"."total_amount")
);
--> statement-breakpoint
CREATE TABLE "mismatched_payments" (
	"session_id" text PRIMARY KEY NOT NULL,
	"order_id" char(24) NOT NULL,
	"payment_intent_id" text,
	"amount" bigint,
	"currency" text,
	"paid_at" timestamp (3) with time zone,
	"found_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decision" text,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "mismatched_payments_decision" CHECK ("mismatched_payments"."decision" in ('refund', 'place'))
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
	"redemptions" integer DEFAULT 0 NOT NULL,
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
	"customer_id" char(24),
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promo_redemptions_state" CHECK ("promo_redemptions"."state" in ('reserved', 'counted', 'released'))
);
--> statement-breakpoint
CREATE TABLE "rate_limit_windows" (
	"bucket" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_limit_windows_hits" CHECK ("rate_limit_windows"."hits" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"order_id" char(24) NOT NULL,
	"mismatched_session_id" text,
	"amount" bigint NOT NULL,
	"lines" jsonb,
	"fees" jsonb,
	"reason" text,
	"by_kind" text NOT NULL,
	"by_name" text,
	"state" text NOT NULL,
	"stored_failures" integer DEFAULT 0 NOT NULL,
	"provider_refund_id" text,
	"failure" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_id_hex" CHECK ("refunds"."id" ~ '^[0-9a-f]{24}$'),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('requested', 'pending', 'succeeded', 'failed')),
	CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('unanswered', 'closed', 'customer', 'too_busy', 'out_of_stock', 'closing_early', 'cannot_deliver', 'other', 'customer_request', 'no_show', 'id_refused', 'missing', 'wrong_dish', 'late', 'not_right')),
	CONSTRAINT "refunds_by_kind" CHECK ("refunds"."by_kind" in ('customer', 'staff', 'manager', 'system', 'operator', 'provider')),
	CONSTRAINT "refunds_settled_at" CHECK (("refunds"."state" in ('succeeded', 'failed')) = ("refunds"."settled_at" is not null)),
	CONSTRAINT "refunds_known_to_provider" CHECK ("refunds"."provider_refund_id" is not null or ("refunds"."state" in ('requested', 'failed') and "refunds"."by_kind" <> 'provider'))
);
--> statement-breakpoint
CREATE TABLE "foundations" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "foundations_id_hex" CHECK ("foundations"."id" ~ '^[0-9a-f]{24}$')
);
--> statement-breakpoint
CREATE TABLE "order_counters" (
	"restaurant_id" char(24) PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "restaurant_domains" (
	"hostname" text NOT NULL,
	"restaurant_id" char(24) NOT NULL,
	"position" smallint NOT NULL,
	"is_freed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "restaurant_domains_hostname_restaurant_id_pk" PRIMARY KEY("hostname","restaurant_id"),
	CONSTRAINT "restaurant_domains_normal" CHECK ("restaurant_domains"."hostname" = lower("restaurant_domains"."hostname") and "restaurant_domains"."hostname" !~ '[:/ ]|^www[.]')
);
--> statement-breakpoint
CREATE TABLE "restaurant_settings" (
	"restaurant_id" char(24) PRIMARY KEY NOT NULL,
	"brand_hue" smallint NOT NULL,
	"logo_url" text,
	"tagline" text NOT NULL,
	"locality" text NOT NULL,
	"cuisine" text,
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
	"key" text,
	"name" text NOT NULL,
	"has_delivery" boolean NOT NULL,
	"has_collection" boolean NOT NULL,
	"is_active" boolean NOT NULL,
	"hours" jsonb NOT NULL,
	"time_zone" text NOT NULL,
	"min_order_price" integer DEFAULT 0 NOT NULL,
	"set_by_admin" text[] DEFAULT '{}' NOT NULL,
	"order_prefix" text NOT NULL,
	"order_email" text,
	"owner_emails" text[] DEFAULT '{}' NOT NULL,
	"menu_updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"menu_version" integer DEFAULT 0 NOT NULL,
	"popular_item_ids" text[] DEFAULT '{}' NOT NULL,
	"acceptance" text DEFAULT 'auto' NOT NULL,
	"accept_within_minutes" smallint DEFAULT 5 NOT NULL,
	"unanswered_in_a_row" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "restaurants_id_hex" CHECK ("restaurants"."id" ~ '^[0-9a-f]{24}$'),
	CONSTRAINT "restaurants_min_order_price" CHECK ("restaurants"."min_order_price" >= 0),
	CONSTRAINT "restaurants_order_prefix" CHECK ("restaurants"."order_prefix" ~ '^[A-Z]{1,3}$'),
	CONSTRAINT "restaurants_acceptance" CHECK ("restaurants"."acceptance" in ('auto', 'manual')),
	CONSTRAINT "restaurants_accept_within" CHECK ("restaurants"."accept_within_minutes" between 3 and 15)
);
--> statement-breakpoint
CREATE TABLE "service_states" (
	"restaurant_id" char(24) PRIMARY KEY NOT NULL,
	"paused_modes" text[] DEFAULT '{}' NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"pause_reason" text,
	"pause_before" jsonb,
	"busy_minutes" smallint,
	"busy_until" timestamp (3) with time zone,
	CONSTRAINT "service_states_pause" CHECK (case when "service_states"."paused_modes" = '{}' then "service_states"."paused_until" is null and "service_states"."pause_reason" is null else "service_states"."paused_until" is not null and "service_states"."pause_reason" is not null end),
	CONSTRAINT "service_states_modes" CHECK ("service_states"."paused_modes" <@ array['delivery', 'collection']),
	CONSTRAINT "service_states_reason" CHECK ("service_states"."pause_reason" in ('staff', 'unattended', 'unanswered')),
	CONSTRAINT "service_states_busy" CHECK (("service_states"."busy_minutes" is null) = ("service_states"."busy_until" is null) and "service_states"."busy_minutes" between 10 and 60)
);
--> statement-breakpoint
CREATE TABLE "sold_outs" (
	"restaurant_id" char(24) NOT NULL,
	"kind" text NOT NULL,
	"target_id" char(24) NOT NULL,
	"until" timestamp (3) with time zone,
	CONSTRAINT "sold_outs_kind_target_id_pk" PRIMARY KEY("kind","target_id"),
	CONSTRAINT "sold_outs_kind" CHECK ("sold_outs"."kind" in ('dish', 'choice'))
);
--> statement-breakpoint
CREATE TABLE "special_hours" (
	"restaurant_id" char(24) NOT NULL,
	"date" date NOT NULL,
	"is_active" boolean NOT NULL,
	"opening" text NOT NULL,
	"closing" text NOT NULL,
	"note" text NOT NULL,
	"customer_note" text DEFAULT '' NOT NULL,
	CONSTRAINT "special_hours_restaurant_id_date_pk" PRIMARY KEY("restaurant_id","date")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"restaurant_id" char(24) NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"actor_id" char(24),
	"actor_name" text,
	"device_id" char(24),
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "audit_log_id_hex" CHECK ("audit_log"."id" ~ '^[0-9a-f]{24}$'),
	CONSTRAINT "audit_log_action" CHECK ("audit_log"."action" in ('member_joined', 'member_invited', 'member_role_changed', 'member_removed', 'device_code_made', 'device_paired', 'device_revoked', 'pin_set', 'acceptance_changed', 'pause_changed', 'busy_changed', 'availability_changed', 'special_hours_changed'))
);
--> statement-breakpoint
CREATE TABLE "staff_members" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"restaurant_id" char(24) NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"origin" text NOT NULL,
	"invited_by_name" text,
	"google_sub" text,
	"name" text,
	"pin_hash" text,
	"invited_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"joined_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "staff_members_id_hex" CHECK ("staff_members"."id" ~ '^[0-9a-f]{24}$'),
	CONSTRAINT "staff_members_email_lower" CHECK ("staff_members"."email" = lower("staff_members"."email") and "staff_members"."email" <> ''),
	CONSTRAINT "staff_members_role" CHECK ("staff_members"."role" in ('owner', 'manager', 'staff')),
	CONSTRAINT "staff_members_origin" CHECK ("staff_members"."origin" in ('file', 'invitation')),
	CONSTRAINT "staff_members_joined" CHECK (case when "staff_members"."joined_at" is null
        then "staff_members"."expires_at" is not null and "staff_members"."google_sub" is null
        else "staff_members"."expires_at" is null and "staff_members"."google_sub" is not null and "staff_members"."name" is not null end)
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"foundation_id" char(24) NOT NULL,
	"google_sub" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
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
ALTER TABLE "devices" ADD CONSTRAINT "devices_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_elevated_member_id_staff_members_id_fk" FOREIGN KEY ("elevated_member_id") REFERENCES "public"."staff_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_codes" ADD CONSTRAINT "pairing_codes_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_codes" ADD CONSTRAINT "pairing_codes_made_by_staff_members_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."staff_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_member_id_staff_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_categories" ADD CONSTRAINT "menu_categories_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_choices" ADD CONSTRAINT "menu_choices_option_id_menu_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."menu_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_category_id_menu_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."menu_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_options" ADD CONSTRAINT "menu_options_menu_item_id_menu_items_id_fk" FOREIGN KEY ("menu_item_id") REFERENCES "public"."menu_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_feeds" ADD CONSTRAINT "order_feeds_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_promo_code_id_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mismatched_payments" ADD CONSTRAINT "mismatched_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemptions" ADD CONSTRAINT "promo_redemptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemptions" ADD CONSTRAINT "promo_redemptions_promo_code_id_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_redemptions" ADD CONSTRAINT "promo_redemptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_mismatched_session_id_mismatched_payments_session_id_fk" FOREIGN KEY ("mismatched_session_id") REFERENCES "public"."mismatched_payments"("session_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_counters" ADD CONSTRAINT "order_counters_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_domains" ADD CONSTRAINT "restaurant_domains_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_settings" ADD CONSTRAINT "restaurant_settings_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_foundation_id_foundations_id_fk" FOREIGN KEY ("foundation_id") REFERENCES "public"."foundations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_states" ADD CONSTRAINT "service_states_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sold_outs" ADD CONSTRAINT "sold_outs_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_hours" ADD CONSTRAINT "special_hours_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_foundation_id_foundations_id_fk" FOREIGN KEY ("foundation_id") REFERENCES "public"."foundations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_options" ON "cart_items" USING btree ("cart_id","options_hash");--> statement-breakpoint
CREATE INDEX "cart_items_menu_item" ON "cart_items" USING btree ("menu_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_customer_restaurant" ON "carts" USING btree ("customer_id","restaurant_id");--> statement-breakpoint
CREATE INDEX "addresses_customer" ON "addresses" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("customer_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "customers_google_sub" ON "customers" USING btree ("foundation_id","google_sub");--> statement-breakpoint
CREATE INDEX "refresh_families_customer" ON "refresh_families" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "refresh_families_created" ON "refresh_families" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_family" ON "refresh_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_expiry" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "devices_token" ON "devices" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "devices_next_token" ON "devices" USING btree ("next_token_hash");--> statement-breakpoint
CREATE INDEX "devices_restaurant" ON "devices" USING btree ("restaurant_id") WHERE "devices"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "devices_elevated" ON "devices" USING btree ("elevated_member_id");--> statement-breakpoint
CREATE INDEX "devices_revoked" ON "devices" USING btree ("revoked_at");--> statement-breakpoint
CREATE INDEX "pairing_codes_expiry" ON "pairing_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pairing_codes_made_by" ON "pairing_codes" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_once_each" ON "mails" USING btree ("order_id","kind","recipient",coalesce("order_version", 0),coalesce("refund_id", ''),coalesce("member_id", ''));--> statement-breakpoint
CREATE INDEX "mails_member" ON "mails" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_queued" ON "mails" USING btree ("queued_at") WHERE "mails"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "mails_failed" ON "mails" USING btree ("created_at") WHERE "mails"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "menu_categories_restaurant" ON "menu_categories" USING btree ("restaurant_id","position");--> statement-breakpoint
CREATE INDEX "menu_choices_option" ON "menu_choices" USING btree ("option_id","position");--> statement-breakpoint
CREATE INDEX "menu_items_restaurant" ON "menu_items" USING btree ("restaurant_id","position");--> statement-breakpoint
CREATE INDEX "menu_items_category" ON "menu_items" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "menu_options_item" ON "menu_options" USING btree ("menu_item_id","position");--> statement-breakpoint
CREATE INDEX "order_history_named" ON "order_history" USING btree ("at") WHERE "order_history"."actor_name" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_history_version" ON "order_history" USING btree ("order_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("restaurant_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_payment_session" ON "orders" USING btree ("payment_session_id");--> statement-breakpoint
CREATE INDEX "orders_payment_intent" ON "orders" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_pending" ON "orders" USING btree ("cart_id") WHERE "orders"."status" = 'pending_payment';--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("restaurant_id","placed_at") WHERE "orders"."placed_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_feed" ON "orders" USING btree ("restaurant_id","feed_seq") WHERE "orders"."feed_seq" > 0;--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("restaurant_id","placed_at") WHERE "orders"."status" in ('placed', 'accepted', 'preparing', 'ready', 'out_for_delivery');--> statement-breakpoint
CREATE INDEX "orders_pending" ON "orders" USING btree ("created_at") WHERE "orders"."status" = 'pending_payment';--> statement-breakpoint
CREATE INDEX "orders_personal" ON "orders" USING btree ("created_at") WHERE "orders"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_personal_unpaid" ON "orders" USING btree ("created_at") WHERE "orders"."customer_id" is not null and "orders"."status" in ('payment_expired', 'payment_failed');--> statement-breakpoint
CREATE INDEX "mismatched_payments_order" ON "mismatched_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "mismatched_payments_payment_intent" ON "mismatched_payments" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "promo_codes_code" ON "promo_codes" USING btree ("restaurant_id","code");--> statement-breakpoint
CREATE INDEX "promo_redemptions_promo" ON "promo_redemptions" USING btree ("promo_code_id","state","customer_id");--> statement-breakpoint
CREATE INDEX "promo_redemptions_customer" ON "promo_redemptions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "rate_limit_windows_end" ON "rate_limit_windows" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "refunds_named" ON "refunds" USING btree ("created_at") WHERE "refunds"."by_name" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_provider_refund" ON "refunds" USING btree ("provider_refund_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_mismatched_session" ON "refunds" USING btree ("mismatched_session_id") WHERE "refunds"."mismatched_session_id" is not null;--> statement-breakpoint
CREATE INDEX "refunds_requested" ON "refunds" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("created_at") WHERE "refunds"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "refunds_unsettled" ON "refunds" USING btree ("created_at") WHERE "refunds"."state" in ('requested', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "restaurant_domains_hostname" ON "restaurant_domains" USING btree ("hostname") WHERE not "restaurant_domains"."is_freed";--> statement-breakpoint
CREATE UNIQUE INDEX "restaurant_domains_position" ON "restaurant_domains" USING btree ("restaurant_id","position");--> statement-breakpoint
CREATE INDEX "restaurants_foundation" ON "restaurants" USING btree ("foundation_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "restaurants_key" ON "restaurants" USING btree ("foundation_id","key") WHERE "restaurants"."key" is not null;--> statement-breakpoint
CREATE INDEX "sold_outs_restaurant" ON "sold_outs" USING btree ("restaurant_id");--> statement-breakpoint
CREATE INDEX "audit_log_restaurant" ON "audit_log" USING btree ("restaurant_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_members_email" ON "staff_members" USING btree ("restaurant_id","email") WHERE "staff_members"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_members_person" ON "staff_members" USING btree ("restaurant_id","google_sub") WHERE "staff_members"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_members_pin" ON "staff_members" USING btree ("restaurant_id","pin_hash") WHERE "staff_members"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "staff_members_google_sub" ON "staff_members" USING btree ("google_sub");--> statement-breakpoint
CREATE INDEX "staff_members_invited" ON "staff_members" USING btree ("email") WHERE "staff_members"."joined_at" is null;--> statement-breakpoint
CREATE INDEX "staff_members_expiry" ON "staff_members" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_members_removed" ON "staff_members" USING btree ("removed_at");--> statement-breakpoint
CREATE INDEX "staff_sessions_expiry" ON "staff_sessions" USING btree ("expires_at");
--> statement-breakpoint
-- From here on what drizzle-kit does not write: functions and triggers, then the job queue.
CREATE FUNCTION "raise_menu_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME IN ('menu_categories', 'menu_items') THEN
		UPDATE "restaurants" SET "menu_version" = "menu_version" + 1
			WHERE "id" IN (SELECT "restaurant_id" FROM "changed");
	ELSIF TG_TABLE_NAME = 'menu_options' THEN
		UPDATE "restaurants" SET "menu_version" = "menu_version" + 1
			WHERE "id" IN (SELECT i."restaurant_id" FROM "changed" c JOIN "menu_items" i ON i."id" = c."menu_item_id");
	ELSE
		UPDATE "restaurants" SET "menu_version" = "menu_version" + 1
			WHERE "id" IN (SELECT i."restaurant_id" FROM "changed" c JOIN "menu_options" o ON o."id" = c."option_id"
				JOIN "menu_items" i ON i."id" = o."menu_item_id");
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE "name" text;
BEGIN
	FOREACH "name" IN ARRAY ARRAY['menu_categories', 'menu_items', 'menu_options', 'menu_choices'] LOOP
		EXECUTE format('CREATE TRIGGER "raise_menu_version_insert" AFTER INSERT ON %I REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_menu_version"()', "name");
		EXECUTE format('CREATE TRIGGER "raise_menu_version_update" AFTER UPDATE ON %I REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_menu_version"()', "name");
		EXECUTE format('CREATE TRIGGER "raise_menu_version_delete" AFTER DELETE ON %I REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_menu_version"()', "name");
	END LOOP;
END $$;
--> statement-breakpoint
-- Counts the uses of limited codes only: an unlimited one is not locked by those who use it.
CREATE FUNCTION "count_promo_redemption"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"change" integer;
	"promo" char(24) := CASE WHEN TG_OP = 'DELETE' THEN OLD."promo_code_id" ELSE NEW."promo_code_id" END;
BEGIN
	"change" := CASE WHEN TG_OP <> 'DELETE' AND NEW."state" <> 'released' THEN 1 ELSE 0 END
		- CASE WHEN TG_OP <> 'INSERT' AND OLD."state" <> 'released' THEN 1 ELSE 0 END;
	IF "change" <> 0 THEN
		-- A new use holds the row by its foreign key already; one that changes does so from here on.
		PERFORM FROM "promo_codes" WHERE "id" = "promo" FOR KEY SHARE;
		UPDATE "promo_codes" SET "redemptions" = "redemptions" + "change"
			WHERE "id" = "promo" AND "max_redemptions" IS NOT NULL;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Its name sorts after the foreign key's own trigger, so that it waits for a limit that is being set and counts for it.
CREATE TRIGGER "count_promo_redemption" AFTER INSERT OR DELETE OR UPDATE OF "state" ON "promo_redemptions"
	FOR EACH ROW EXECUTE FUNCTION "count_promo_redemption"();
--> statement-breakpoint
CREATE FUNCTION "recount_promo_redemptions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Waits for the uses under way: each holds the row.
	PERFORM FROM "promo_codes" WHERE "id" = NEW."id" FOR UPDATE;
	NEW."redemptions" := (SELECT count(*) FROM "promo_redemptions"
		WHERE "promo_code_id" = NEW."id" AND "state" <> 'released');
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "recount_promo_redemptions" BEFORE UPDATE OF "max_redemptions" ON "promo_codes"
	FOR EACH ROW WHEN (OLD."max_redemptions" IS NULL AND NEW."max_redemptions" IS NOT NULL)
	EXECUTE FUNCTION "recount_promo_redemptions"();
--> statement-breakpoint
-- Who acted is personal data and may be erased; all else stays as it was written.
CREATE FUNCTION "refuse_history_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The history of orders is only added to';
END $$;
--> statement-breakpoint
CREATE TRIGGER "refuse_history_change" BEFORE DELETE OR
	UPDATE OF "id", "order_id", "version", "action", "actor", "at", "from_status", "to_status", "data"
	ON "order_history" FOR EACH ROW EXECUTE FUNCTION "refuse_history_change"();
--> statement-breakpoint
-- Whatever repeats a payment's event after the order was answered: it is not placed again.
CREATE FUNCTION "refuse_second_placing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'An order is placed once';
END $$;
--> statement-breakpoint
CREATE TRIGGER "refuse_second_placing" BEFORE UPDATE OF "placed_at" ON "orders"
	FOR EACH ROW WHEN (OLD."placed_at" IS NOT NULL AND NEW."placed_at" IS DISTINCT FROM OLD."placed_at")
	EXECUTE FUNCTION "refuse_second_placing"();
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
-- At the commit, so that the feed is the last row that a transaction locks; whoever writes an order is counted.
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
--> statement-breakpoint
CREATE FUNCTION "notify_order_feed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('order_feed', NEW."restaurant_id" || ' ' || NEW."seq");
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Notifications leave with the commit, so a server that hears one reads the change.
CREATE TRIGGER "notify_order_feed" AFTER INSERT OR UPDATE ON "order_feeds"
	FOR EACH ROW EXECUTE FUNCTION "notify_order_feed"();
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
--> statement-breakpoint
-- Menus on other devices follow the feed, too.
CREATE CONSTRAINT TRIGGER "number_sold_out_change" AFTER INSERT OR UPDATE OR DELETE ON "sold_outs" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "number_restaurant_change"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "number_special_hours_change" AFTER INSERT OR UPDATE OR DELETE ON "special_hours" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "number_restaurant_change"();
--> statement-breakpoint
-- The schema of the job queue, as pg-boss 12.38.0 prints it with getConstructionPlans('pgboss'), without its own
-- transaction. pg-boss itself never migrates (`migrate: false`): its next schema is a migration of its own, printed by
-- getMigrationPlans. queue-schema.test.ts compares the database with what the installed version expects.
CREATE SCHEMA IF NOT EXISTS pgboss;

CREATE TYPE pgboss.job_state AS ENUM (
  'created',
  'retry',
  'active',
  'completed',
  'cancelled',
  'failed'
);

CREATE FUNCTION pgboss.job_now()
RETURNS timestamp with time zone AS
$$
  SELECT pg_catalog.now();
$$
LANGUAGE sql STABLE;

CREATE TABLE pgboss.version (
  version int primary key,
  cron_on timestamp with time zone,
  bam_on timestamp with time zone,
  flow_on timestamp with time zone,
  reindex_on timestamp with time zone,
  monitor_backoff_on timestamp with time zone
);

CREATE TABLE pgboss.queue (
  name text NOT NULL,
  policy text NOT NULL,
  retry_limit int NOT NULL,
  retry_delay int NOT NULL,
  retry_backoff bool NOT NULL,
  retry_delay_max int,
  expire_seconds int NOT NULL,
  retention_seconds int NOT NULL,
  deletion_seconds int NOT NULL,
  dead_letter text REFERENCES pgboss.queue (name) CHECK (dead_letter IS DISTINCT FROM name),
  partition bool NOT NULL,
  table_name text NOT NULL,
  deferred_count int NOT NULL default 0,
  blocked_count int NOT NULL default 0,
  queued_count int NOT NULL default 0,
  ready_count int NOT NULL default 0,
  warning_queued int NOT NULL default 0,
  active_count int NOT NULL default 0,
  failed_count int NOT NULL default 0,
  total_count int NOT NULL default 0,
  retained_count int,
  retained_on timestamp with time zone,
  created_delta int NOT NULL default 0,
  completed_delta int NOT NULL default 0,
  failed_delta int NOT NULL default 0,
  delta_on timestamp with time zone,
  delta_seconds int,
  wait_bins int[],
  run_bins int[],
  ready_oldest_seconds int,
  ready_history int[] NOT NULL default '{}',
  heartbeat_seconds int,
  notify bool NOT NULL DEFAULT false,
  singletons_active text[],
  monitor_claim_on timestamp with time zone,
  monitor_on timestamp with time zone,
  maintain_on timestamp with time zone,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY (name)
);

CREATE TABLE pgboss.schedule (
  name text REFERENCES pgboss.queue ON DELETE CASCADE,
  key text not null DEFAULT '',
  kind text not null DEFAULT 'cron' CHECK (kind IN ('cron', 'rrule')),
  cron text not null,
  timezone text DEFAULT 'UTC',
  data jsonb,
  options jsonb,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  last_job_id uuid,
  PRIMARY KEY (name, key)
);

CREATE TABLE pgboss.subscription (
  event text not null,
  name text not null REFERENCES pgboss.queue ON DELETE CASCADE,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY(event, name)
);

CREATE TABLE pgboss.bam (
  id uuid PRIMARY KEY default gen_random_uuid(),
  name text NOT NULL,
  version int NOT NULL,
  status text NOT NULL DEFAULT 'pending',
  queue text,
  table_name text NOT NULL,
  command text NOT NULL,
  error text,
  created_on timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  started_on timestamp with time zone,
  completed_on timestamp with time zone
);

CREATE FUNCTION pgboss.job_table_format(command text, table_name text)
RETURNS text AS
$$
  SELECT format(
    regexp_replace(
      regexp_replace(command, '\.job\y', '.%1$I', 'g'),
      '\yjob_i(\d+)', '%1$s_i\1', 'g'
    ),
    table_name
  );
$$
LANGUAGE sql IMMUTABLE;

CREATE FUNCTION pgboss.job_table_run(command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)
RETURNS VOID AS
$$
DECLARE
  tbl RECORD;
BEGIN
  IF queue_name IS NOT NULL THEN
    SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
  END IF;

  IF tbl_name IS NOT NULL THEN
    EXECUTE pgboss.job_table_format(command, tbl_name);
    RETURN;
  END IF;

  EXECUTE pgboss.job_table_format(command, 'job_common');

  FOR tbl IN SELECT table_name FROM pgboss.queue WHERE partition = true
  LOOP
    EXECUTE pgboss.job_table_format(command, tbl.table_name);
  END LOOP;
END;
$$
LANGUAGE plpgsql;

CREATE FUNCTION pgboss.job_table_run_async(command_name text, version int, command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)
RETURNS VOID AS
$$
BEGIN
  IF queue_name IS NOT NULL THEN
    SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
  END IF;

  IF tbl_name IS NOT NULL THEN
    INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
    VALUES (
      command_name,
      version,
      'pending',
      queue_name,
      tbl_name,
      pgboss.job_table_format(command, tbl_name)
    );
    RETURN;
  END IF;

  INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
  SELECT
    command_name,
    version,
    'pending',
    NULL,
    'job_common',
    pgboss.job_table_format(command, 'job_common')
  UNION ALL
  SELECT
    command_name,
    version,
    'pending',
    queue.name,
    queue.table_name,
    pgboss.job_table_format(command, queue.table_name)
  FROM pgboss.queue
  WHERE partition = true;
END;
$$
LANGUAGE plpgsql;

CREATE TABLE pgboss.job (
  id uuid not null default gen_random_uuid(),
  name text not null,
  priority integer not null default(0),
  data jsonb,
  state pgboss.job_state not null default 'created',
  retry_limit integer not null default 2,
  retry_count integer not null default 0,
  retry_delay integer not null default 0,
  retry_backoff boolean not null default false,
  retry_delay_max integer,
  expire_seconds int not null default 900,
  deletion_seconds int not null default 604800,
  singleton_key text,
  singleton_on timestamp without time zone,
  group_id text,
  group_tier text,
  start_after timestamp with time zone not null default now(),
  created_on timestamp with time zone not null default now(),
  started_on timestamp with time zone,
  completed_on timestamp with time zone,
  keep_until timestamp with time zone NOT NULL default now() + interval '1209600',
  output jsonb,
  dead_letter text,
  policy text,
  heartbeat_on timestamp with time zone,
  heartbeat_seconds int,
  blocked boolean not null default false,
  blocking boolean not null default false,
  pending_dependencies int not null default 0,
  source_name text,
  source_id uuid,
  source_created_on timestamp with time zone,
  source_retry_count int,
  source_output jsonb,
  source_root_id uuid,
  trace_context jsonb,
  upsert_by_key bool
) PARTITION BY LIST (name);
ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id);

CREATE TABLE pgboss.job_common (LIKE pgboss.job INCLUDING GENERATED INCLUDING DEFAULTS);

SELECT pgboss.job_table_run($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i12 ON pgboss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i13 ON pgboss.job (name, singleton_key) WHERE state = 'created' AND upsert_by_key$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i14 ON pgboss.job (name, state, blocked, start_after) WHERE state IN ('created', 'retry', 'active', 'failed')$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i15 ON pgboss.job (name, created_on)$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i16 ON pgboss.job (name, completed_on) WHERE completed_on IS NOT NULL$cmd$, 'job_common');
SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i17 ON pgboss.job (name, singleton_key, created_on) WHERE state < 'active' AND singleton_key IS NOT NULL$cmd$, 'job_common');

ALTER TABLE pgboss.job ATTACH PARTITION pgboss.job_common DEFAULT;

CREATE TABLE pgboss.warning (
  id uuid PRIMARY KEY default gen_random_uuid(),
  type text NOT NULL,
  message text NOT NULL,
  data jsonb,
  created_on timestamp with time zone NOT NULL DEFAULT now()
);
CREATE INDEX warning_i1 ON pgboss.warning (created_on DESC);

CREATE TABLE pgboss.queue_stats (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL,
  deferred_count int NOT NULL DEFAULT 0,
  queued_count   int NOT NULL DEFAULT 0,
  ready_count    int NOT NULL DEFAULT 0,
  active_count   int NOT NULL DEFAULT 0,
  failed_count   int NOT NULL DEFAULT 0,
  total_count    int NOT NULL DEFAULT 0,
  created_delta   int,
  completed_delta int,
  failed_delta    int,
  delta_seconds   int,
  delta_on        timestamptz,
  wait_bins       int[],
  run_bins        int[],
  ready_oldest_seconds int,
  captured_on timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, captured_on)
) PARTITION BY RANGE (captured_on);
CREATE INDEX queue_stats_i1 ON pgboss.queue_stats (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

DO $$
DECLARE
  d date;
  i int;
  part_name text;
BEGIN
  FOR i IN 0..1 LOOP
    d := (pgboss.job_now() AT TIME ZONE 'UTC')::date + i;
    part_name := 'queue_stats_' || to_char(d, 'YYYYMMDD');
    IF NOT EXISTS (
      SELECT 1 FROM pg_class c
      JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'pgboss' AND c.relname = part_name
    ) THEN
      EXECUTE format(
        'CREATE TABLE pgboss.%I PARTITION OF pgboss.queue_stats FOR VALUES FROM (%L) TO (%L)',
        part_name,
        to_char(d, 'YYYY-MM-DD') || ' 00:00:00+00',
        to_char(d + 1, 'YYYY-MM-DD') || ' 00:00:00+00'
      );
    END IF;
  END LOOP;
END;
$$;

CREATE TABLE pgboss.job_dependency (
  child_name text NOT NULL,
  child_id uuid NOT NULL,
  parent_name text NOT NULL,
  parent_id uuid NOT NULL,
  PRIMARY KEY (child_name, child_id, parent_name, parent_id)
);
CREATE INDEX IF NOT EXISTS job_dep_parent_idx ON pgboss.job_dependency (parent_name, parent_id);

CREATE TABLE pgboss.instance (
  id uuid PRIMARY KEY,
  name text,
  host text NOT NULL,
  pid int NOT NULL,
  version text NOT NULL,
  node_version text NOT NULL,
  application_name text,
  heartbeat_seconds int NOT NULL,
  supervise bool NOT NULL,
  schedule bool NOT NULL,
  migrate bool NOT NULL,
  persist_queue_stats bool NOT NULL,
  persist_warnings bool NOT NULL,
  pool_max int,
  pool_total int,
  pool_idle int,
  pool_waiting int,
  workers jsonb NOT NULL DEFAULT '[]'::jsonb,
  metrics jsonb,
  config jsonb NOT NULL DEFAULT '{}'::jsonb,
  crash_restarts int NOT NULL DEFAULT 0,
  crash_restarts_since timestamptz,
  started_on timestamptz NOT NULL DEFAULT now(),
  heartbeat_on timestamptz NOT NULL DEFAULT now(),
  stopped_on timestamptz
);

CREATE FUNCTION pgboss.create_queue(queue_name text, options jsonb)
RETURNS VOID AS
$$
DECLARE
  tablename varchar := CASE WHEN options->>'partition' = 'true'
                        THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                        ELSE 'job_common'
                        END;
  queue_created_on timestamptz;
BEGIN

  WITH q as (
    INSERT INTO pgboss.queue (
      name,
      policy,
      retry_limit,
      retry_delay,
      retry_backoff,
      retry_delay_max,
      expire_seconds,
      retention_seconds,
      deletion_seconds,
      warning_queued,
      dead_letter,
      partition,
      table_name,
      heartbeat_seconds,
      notify,
      created_on,
      updated_on
    )
    VALUES (
      queue_name,
      options->>'policy',
      COALESCE((options->>'retryLimit')::int, 2),
      COALESCE((options->>'retryDelay')::int, 0),
      COALESCE((options->>'retryBackoff')::bool, false),
      (options->>'retryDelayMax')::int,
      COALESCE((options->>'expireInSeconds')::int, 900),
      COALESCE((options->>'retentionSeconds')::int, 1209600),
      COALESCE((options->>'deleteAfterSeconds')::int, 604800),
      COALESCE((options->>'warningQueueSize')::int, 0),
      options->>'deadLetter',
      COALESCE((options->>'partition')::bool, false),
      tablename,
      (options->>'heartbeatSeconds')::int,
      COALESCE((options->>'notify')::bool, false),
      pgboss.job_now(),
      pgboss.job_now()
    )
    ON CONFLICT DO NOTHING
    RETURNING created_on
  )
  SELECT created_on into queue_created_on from q;

  IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
    RETURN;
  END IF;

  EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', tablename);

  EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i12 ON pgboss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i13 ON pgboss.job (name, singleton_key) WHERE state = 'created' AND upsert_by_key$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i14 ON pgboss.job (name, state, blocked, start_after) WHERE state IN ('created', 'retry', 'active', 'failed')$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i15 ON pgboss.job (name, created_on)$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i16 ON pgboss.job (name, completed_on) WHERE completed_on IS NOT NULL$cmd$, tablename);
  EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i17 ON pgboss.job (name, singleton_key, created_on) WHERE state < 'active' AND singleton_key IS NOT NULL$cmd$, tablename);

  IF options->>'policy' = 'short' THEN
    EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
  ELSIF options->>'policy' = 'singleton' THEN
    EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
  ELSIF options->>'policy' = 'stately' THEN
    EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
  ELSIF options->>'policy' = 'exclusive' THEN
    EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
  ELSIF options->>'policy' = 'key_strict_fifo' THEN
    EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
    EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
  END IF;

  EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
  EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', tablename, queue_name);
END;
$$
LANGUAGE plpgsql;

CREATE FUNCTION pgboss.delete_queue(queue_name text)
RETURNS VOID AS
$$
DECLARE
  v_table varchar;
  v_partition bool;
BEGIN

  SELECT table_name, partition
  FROM pgboss.queue
  WHERE name = queue_name
  INTO v_table, v_partition;

  IF v_partition THEN
    EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', v_table);
  ELSE
    EXECUTE format('DELETE FROM pgboss.%I WHERE name = %L', v_table, queue_name);
  END IF;

  DELETE FROM pgboss.queue WHERE name = queue_name;
END;
$$
LANGUAGE plpgsql;
INSERT INTO pgboss.version(version) VALUES ('46');
