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
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_mismatched_session_id_mismatched_payments_session_id_fk" FOREIGN KEY ("mismatched_session_id") REFERENCES "public"."mismatched_payments"("session_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_provider_refund" ON "refunds" USING btree ("provider_refund_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_unsettled" ON "refunds" USING btree ("created_at") WHERE "refunds"."state" in ('requested', 'pending');--> statement-breakpoint
CREATE INDEX "mismatched_payments_payment_intent" ON "mismatched_payments" USING btree ("payment_intent_id");--> statement-breakpoint
CREATE INDEX "orders_payment_intent" ON "orders" USING btree ("payment_intent_id");