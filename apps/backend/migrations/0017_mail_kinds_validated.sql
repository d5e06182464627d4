-- In a transaction of its own: mails are read and written while the rows of today are checked.
ALTER TABLE "mails" VALIDATE CONSTRAINT "mails_kind";--> statement-breakpoint
ALTER TABLE "mails" VALIDATE CONSTRAINT "mails_recipient";--> statement-breakpoint
ALTER TABLE "mails" VALIDATE CONSTRAINT "mails_member_id_staff_members_id_fk";
