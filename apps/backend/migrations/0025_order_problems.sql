CREATE TABLE "order_problem_answers" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"problem_id" char(24) NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"actor_name" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_problem_answers_id_hex" CHECK ("order_problem_answers"."id" ~ '^[0-9a-f]{24}$'),
	CONSTRAINT "order_problem_answers_text" CHECK (char_length("order_problem_answers"."text") between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "order_problem_photos" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"problem_id" char(24) NOT NULL,
	"position" smallint NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "order_problem_photos_id_hex" CHECK ("order_problem_photos"."id" ~ '^[0-9a-f]{24}$'),
	CONSTRAINT "order_problem_photos_position" CHECK ("order_problem_photos"."position" between 1 and 3),
	CONSTRAINT "order_problem_photos_size" CHECK ("order_problem_photos"."width" between 1 and 2000 and "order_problem_photos"."height" between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "order_problems" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"order_id" char(24) NOT NULL,
	"position" smallint NOT NULL,
	"version" integer NOT NULL,
	"reason" text NOT NULL,
	"lines" jsonb NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text,
	"closed_version" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_problems_id_hex" CHECK ("order_problems"."id" ~ '^[0-9a-f]{24}$'),
	CONSTRAINT "order_problems_position" CHECK ("order_problems"."position" between 1 and 3),
	CONSTRAINT "order_problems_reason" CHECK ("order_problems"."reason" in ('missing', 'wrong_dish', 'not_right', 'late', 'never_came', 'allergy')),
	CONSTRAINT "order_problems_state" CHECK ("order_problems"."state" in ('open', 'answered', 'closed')),
	CONSTRAINT "order_problems_text" CHECK (char_length("order_problems"."text") <= 1000),
	CONSTRAINT "order_problems_closed" CHECK (("order_problems"."state" = 'closed') = ("order_problems"."closed_at" is not null) and ("order_problems"."closed_at" is null) = ("order_problems"."closed_version" is null))
);
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";--> statement-breakpoint
ALTER TABLE "order_problem_answers" ADD CONSTRAINT "order_problem_answers_problem_id_order_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."order_problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_problem_photos" ADD CONSTRAINT "order_problem_photos_problem_id_order_problems_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."order_problems"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_problems" ADD CONSTRAINT "order_problems_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_problem_answers_version" ON "order_problem_answers" USING btree ("problem_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "order_problem_photos_position" ON "order_problem_photos" USING btree ("problem_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "order_problems_position" ON "order_problems" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_problems_created" ON "order_problems" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_problems_closed" ON "order_problems" USING btree ("closed_at") WHERE "order_problems"."closed_at" is not null;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK ("mails"."kind" in ('placed', 'accepted', 'delayed', 'ready_to_collect', 'out_for_delivery', 'declined', 'cancelled', 'refunded', 'ticket', 'refund_failed', 'invitation', 'unattended', 'unanswered', 'data_request', 'data_request_received', 'problem_reported', 'problem_answered')) NOT VALID;--> statement-breakpoint
-- JPEGs do not become smaller by being packed again.
ALTER TABLE "order_problem_photos" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
