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
ALTER TABLE "orders" ADD COLUMN "payment_started_at" timestamp (3) with time zone;--> statement-breakpoint
-- Separately, so that the rows of today keep null and only new ones are stamped.
ALTER TABLE "orders" ALTER COLUMN "payment_started_at" SET DEFAULT now();--> statement-breakpoint
UPDATE "orders" SET "payment_started_at" = "payment_session_expires_at" - interval '60 minutes' WHERE "status" = 'pending_payment';--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "closes_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mismatched_payments" ADD CONSTRAINT "mismatched_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mismatched_payments_order" ON "mismatched_payments" USING btree ("order_id");