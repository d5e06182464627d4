CREATE TABLE "data_requests" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"restaurant_id" char(24) NOT NULL,
	"customer_id" char(24),
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"mailbox" text NOT NULL,
	"text" text NOT NULL,
	"is_acknowledged" boolean NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"answer_by" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "data_requests_id_hex" CHECK ("data_requests"."id" ~ '^[0-9a-f]{24}$'),
	CONSTRAINT "data_requests_kind" CHECK ("data_requests"."kind" in ('access', 'erase', 'correct', 'object', 'other'))
);
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "data_request_id" char(24);--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "data_requests_reference" ON "data_requests" USING btree ("restaurant_id","reference");--> statement-breakpoint
CREATE INDEX "data_requests_customer" ON "data_requests" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "data_requests_mailbox" ON "data_requests" USING btree ("mailbox","created_at");--> statement-breakpoint
CREATE INDEX "data_requests_created" ON "data_requests" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_data_request_id_data_requests_id_fk" FOREIGN KEY ("data_request_id") REFERENCES "public"."data_requests"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK ("mails"."kind" in ('placed', 'accepted', 'delayed', 'ready_to_collect', 'out_for_delivery', 'declined', 'cancelled', 'refunded', 'ticket', 'refund_failed', 'invitation', 'unattended', 'unanswered', 'data_request', 'data_request_received')) NOT VALID;
