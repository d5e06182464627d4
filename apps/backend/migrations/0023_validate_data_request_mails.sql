ALTER TABLE "mails" VALIDATE CONSTRAINT "mails_kind";--> statement-breakpoint
ALTER TABLE "mails" VALIDATE CONSTRAINT "mails_data_request_id_data_requests_id_fk";
