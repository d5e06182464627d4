ALTER TABLE "refunds" ADD COLUMN "stored_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "service_states" ADD COLUMN "pause_before" jsonb;