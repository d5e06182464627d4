CREATE INDEX "promo_redemptions_customer" ON "promo_redemptions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "refunds_mismatched_session" ON "refunds" USING btree ("mismatched_session_id") WHERE "refunds"."mismatched_session_id" is not null;--> statement-breakpoint
CREATE INDEX "refunds_requested" ON "refunds" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("created_at") WHERE "refunds"."state" = 'failed';