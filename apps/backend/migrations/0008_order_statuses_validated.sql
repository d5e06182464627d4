-- In a transaction of its own: orders are read and written while the rows of today are checked.
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_status";--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_placed_at";
