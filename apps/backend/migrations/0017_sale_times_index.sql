-- without a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "menu_items_sale_times" ON "menu_items" USING btree ("restaurant_id") WHERE "menu_items"."sale_times" is not null;
