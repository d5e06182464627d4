ALTER TABLE "menu_choices" DROP CONSTRAINT "menu_choices_price";--> statement-breakpoint
ALTER TABLE "menu_choices" ADD COLUMN "max_pieces" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_choices" ADD COLUMN "is_preselected" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_options" ADD COLUMN "choice_id" char(24);--> statement-breakpoint
ALTER TABLE "menu_options" ADD COLUMN "included" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_options" ADD COLUMN "pricing" text;--> statement-breakpoint
ALTER TABLE "menu_options" ADD CONSTRAINT "menu_options_choice_id_menu_choices_id_fk" FOREIGN KEY ("choice_id") REFERENCES "public"."menu_choices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_choices" ADD CONSTRAINT "menu_choices_max_pieces" CHECK ("menu_choices"."max_pieces" >= 1);--> statement-breakpoint
ALTER TABLE "menu_options" ADD CONSTRAINT "menu_options_included" CHECK ("menu_options"."included" >= 0);--> statement-breakpoint
ALTER TABLE "menu_options" ADD CONSTRAINT "menu_options_pricing" CHECK ("menu_options"."pricing" in ('dearest'));