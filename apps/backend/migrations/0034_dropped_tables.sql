DROP TABLE "leases" CASCADE;--> statement-breakpoint
DROP TABLE "periodic_jobs" CASCADE;