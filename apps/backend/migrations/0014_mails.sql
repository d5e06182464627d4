CREATE TABLE "mails" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"restaurant_id" char(24) NOT NULL,
	"order_id" char(24),
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"order_version" integer,
	"refund_id" char(24),
	"address" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"queued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "mails_id_hex" CHECK ("mails"."id" ~ '^[0-9a-f]{24}$'),
	CONSTRAINT "mails_kind" CHECK ("mails"."kind" in ('placed', 'accepted', 'delayed', 'ready_to_collect', 'out_for_delivery', 'declined', 'cancelled', 'refunded', 'ticket', 'refund_failed')),
	CONSTRAINT "mails_recipient" CHECK ("mails"."recipient" in ('customer', 'restaurant', 'managers')),
	CONSTRAINT "mails_state" CHECK ("mails"."state" in ('queued', 'sent', 'failed')),
	CONSTRAINT "mails_failure" CHECK ("mails"."failure" in ('refused', 'too_old', 'no_address')),
	CONSTRAINT "mails_failed_why" CHECK (("mails"."state" = 'failed') = ("mails"."failure" is not null)),
	CONSTRAINT "mails_sent_at" CHECK (("mails"."state" = 'sent') = ("mails"."sent_at" is not null)),
	CONSTRAINT "mails_about" CHECK ("mails"."order_id" is null or num_nonnulls("mails"."order_version", "mails"."refund_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mails_once" ON "mails" USING btree ("order_id","kind","recipient",coalesce("order_version", 0),coalesce("refund_id", ''));--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_queued" ON "mails" USING btree ("queued_at") WHERE "mails"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "mails_failed" ON "mails" USING btree ("created_at") WHERE "mails"."state" = 'failed';