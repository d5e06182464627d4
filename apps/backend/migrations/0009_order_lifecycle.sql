-- Tables are locked in the order in which checkouts use them, so that neither side deadlocks.
ALTER TABLE "restaurants"
	ADD COLUMN "acceptance" text DEFAULT 'auto' NOT NULL,
	ADD COLUMN "accept_within_minutes" smallint DEFAULT 5 NOT NULL,
	ADD CONSTRAINT "restaurants_acceptance" CHECK ("restaurants"."acceptance" in ('auto', 'manual')),
	ADD CONSTRAINT "restaurants_accept_within" CHECK ("restaurants"."accept_within_minutes" between 3 and 15);
--> statement-breakpoint
-- One statement locks the table once and reads no rows: the rows of today are checked by the next migration.
ALTER TABLE "orders"
	ADD COLUMN "version" integer DEFAULT 0 NOT NULL,
	ADD COLUMN "accept_by" timestamp (3) with time zone,
	ADD COLUMN "promised_from" timestamp (3) with time zone,
	ADD COLUMN "promised_to" timestamp (3) with time zone,
	ADD COLUMN "closed_reason" text,
	ADD COLUMN "refunded_amount" integer DEFAULT 0 NOT NULL,
	ADD CONSTRAINT "orders_version" CHECK ("orders"."version" >= 0) NOT VALID,
	ADD CONSTRAINT "orders_promised" CHECK (("orders"."promised_from" is null) = ("orders"."promised_to" is null) and "orders"."promised_from" <= "orders"."promised_to") NOT VALID,
	ADD CONSTRAINT "orders_closed_reason" CHECK ("orders"."closed_reason" in ('unanswered', 'closed', 'customer', 'too_busy', 'out_of_stock', 'closing_early', 'cannot_deliver', 'other', 'customer_request', 'no_show', 'id_refused')) NOT VALID,
	ADD CONSTRAINT "orders_refunded_amount" CHECK ("orders"."refunded_amount" between 0 and "orders"."total_amount") NOT VALID;
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
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "order_history_version" ON "order_history" USING btree ("order_id","version");
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
