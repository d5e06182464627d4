-- In a transaction of its own: orders are read and written while the rows of today are checked.
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_version";--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_promised";--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_closed_reason";--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_refunded_amount";
