CREATE TABLE "periodic_jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit_windows" (
	"bucket" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_limit_windows_hits" CHECK ("rate_limit_windows"."hits" >= 0)
);
--> statement-breakpoint
CREATE INDEX "rate_limit_windows_end" ON "rate_limit_windows" USING btree ("ends_at");