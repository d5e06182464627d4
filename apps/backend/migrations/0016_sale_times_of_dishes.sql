ALTER TABLE "menu_items" ADD COLUMN "sale_times" jsonb;--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "only_mode" text;--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "max_per_order" smallint;--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "also_in" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_only_mode" CHECK ("menu_items"."only_mode" in ('delivery', 'collection'));--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_max_per_order" CHECK ("menu_items"."max_per_order" between 1 and 99);