-- The mails of today are checked by the next migration, so that no lock lasts while they are read.
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "fetched_seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "unanswered_in_a_row" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("restaurant_id","placed_at") WHERE "orders"."placed_at" is not null;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK ("mails"."kind" in ('placed', 'accepted', 'delayed', 'ready_to_collect', 'out_for_delivery', 'declined', 'cancelled', 'refunded', 'ticket', 'refund_failed', 'invitation', 'unattended')) NOT VALID;
