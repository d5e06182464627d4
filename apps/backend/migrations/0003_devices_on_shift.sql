ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "attended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK ("mails"."kind" in ('placed', 'accepted', 'delayed', 'ready_to_collect', 'out_for_delivery', 'declined', 'cancelled', 'refunded', 'ticket', 'refund_failed', 'invitation', 'unattended', 'unanswered')) NOT VALID;--> statement-breakpoint
-- Until now every device that called counted as attending: tablets that are on keep their restaurants open.
UPDATE "devices" SET "attended_at" = "last_seen_at" WHERE "revoked_at" IS NULL;
