-- First the new one, beside which mails are still read; servers of before queue their mails by it, too.
CREATE UNIQUE INDEX "mails_once_each" ON "mails" USING btree ("order_id","kind","recipient",coalesce("order_version", 0),coalesce("refund_id", ''),coalesce("member_id", ''));--> statement-breakpoint
DROP INDEX "mails_once";
