-- without a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_private_notes" ON "orders" USING btree ("created_at") WHERE "orders"."allergy_note" <> '' or "orders"."rider_note" <> '';
