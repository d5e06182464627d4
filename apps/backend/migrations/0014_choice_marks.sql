ALTER TABLE "menu_choices" ADD COLUMN "dietary" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_choices" ADD COLUMN "kcal" integer;--> statement-breakpoint
ALTER TABLE "menu_choices" ADD CONSTRAINT "menu_choices_kcal" CHECK ("menu_choices"."kcal" is null or "menu_choices"."kcal" >= 0);