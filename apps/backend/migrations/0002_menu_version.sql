ALTER TABLE "restaurants" ADD COLUMN "menu_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE FUNCTION "raise_menu_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME IN ('menu_categories', 'menu_items') THEN
		UPDATE "restaurants" SET "menu_version" = "menu_version" + 1
			WHERE "id" IN (SELECT "restaurant_id" FROM "changed");
	ELSIF TG_TABLE_NAME = 'menu_options' THEN
		UPDATE "restaurants" SET "menu_version" = "menu_version" + 1
			WHERE "id" IN (SELECT i."restaurant_id" FROM "changed" c JOIN "menu_items" i ON i."id" = c."menu_item_id");
	ELSE
		UPDATE "restaurants" SET "menu_version" = "menu_version" + 1
			WHERE "id" IN (SELECT i."restaurant_id" FROM "changed" c JOIN "menu_options" o ON o."id" = c."option_id"
				JOIN "menu_items" i ON i."id" = o."menu_item_id");
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE "name" text;
BEGIN
	FOREACH "name" IN ARRAY ARRAY['menu_categories', 'menu_items', 'menu_options', 'menu_choices'] LOOP
		EXECUTE format('CREATE TRIGGER "raise_menu_version_insert" AFTER INSERT ON %I REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_menu_version"()', "name");
		EXECUTE format('CREATE TRIGGER "raise_menu_version_update" AFTER UPDATE ON %I REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_menu_version"()', "name");
		EXECUTE format('CREATE TRIGGER "raise_menu_version_delete" AFTER DELETE ON %I REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_menu_version"()', "name");
	END LOOP;
END $$;
