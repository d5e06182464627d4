-- One statement locks the table once and reads no rows: the rows of today are checked by the next migration.
ALTER TABLE "orders" DROP CONSTRAINT "orders_status", DROP CONSTRAINT "orders_placed_at",
	ADD CONSTRAINT "orders_status" CHECK ("orders"."status" in ('pending_payment', 'payment_expired', 'payment_failed', 'placed', 'accepted', 'preparing', 'ready', 'out_for_delivery', 'completed', 'declined', 'cancelled')) NOT VALID,
	ADD CONSTRAINT "orders_placed_at" CHECK (("orders"."status" in ('pending_payment', 'payment_expired', 'payment_failed')) = ("orders"."placed_at" is null)) NOT VALID;
