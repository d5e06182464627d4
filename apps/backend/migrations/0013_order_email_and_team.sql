ALTER TABLE "restaurants" ADD COLUMN "order_email" text;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "owner_emails" text[] DEFAULT '{}' NOT NULL;