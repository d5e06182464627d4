-- without a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "mails_data_request" ON "mails" USING btree ("data_request_id") WHERE "mails"."data_request_id" is not null;
