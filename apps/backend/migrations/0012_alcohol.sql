ALTER TABLE "menu_choices" ADD COLUMN "is_alcohol" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "is_alcohol" boolean DEFAULT false NOT NULL;