ALTER TABLE "orders" ADD COLUMN "allergy_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rider_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "wants_cutlery" boolean DEFAULT false NOT NULL;