ALTER TABLE "menu_choices" ADD COLUMN "kitchen_name" text;--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "kitchen_name" text;