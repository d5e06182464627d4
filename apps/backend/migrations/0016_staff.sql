-- The mails of today are checked by the next migration, so that no lock lasts while they are read.
CREATE TABLE "audit_log" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"restaurant_id" char(24) NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"actor_id" char(24),
	"actor_name" text,
	"device_id" char(24),
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "audit_log_id_hex" CHECK ("audit_log"."id" ~ '^[0-9a-f]{24}$'),
	CONSTRAINT "audit_log_action" CHECK ("audit_log"."action" in ('member_joined', 'member_invited', 'member_role_changed', 'member_removed', 'device_code_made', 'device_paired', 'device_revoked', 'pin_set', 'acceptance_changed'))
);
--> statement-breakpoint
CREATE TABLE "staff_members" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"restaurant_id" char(24) NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"origin" text NOT NULL,
	"invited_by_name" text,
	"google_sub" text,
	"name" text,
	"invited_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"joined_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "staff_members_id_hex" CHECK ("staff_members"."id" ~ '^[0-9a-f]{24}$'),
	CONSTRAINT "staff_members_email_lower" CHECK ("staff_members"."email" = lower("staff_members"."email") and "staff_members"."email" <> ''),
	CONSTRAINT "staff_members_role" CHECK ("staff_members"."role" in ('owner', 'manager', 'staff')),
	CONSTRAINT "staff_members_origin" CHECK ("staff_members"."origin" in ('file', 'invitation')),
	CONSTRAINT "staff_members_joined" CHECK (case when "staff_members"."joined_at" is null
        then "staff_members"."expires_at" is not null and "staff_members"."google_sub" is null
        else "staff_members"."expires_at" is null and "staff_members"."google_sub" is not null and "staff_members"."name" is not null end)
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"foundation_id" char(24) NOT NULL,
	"google_sub" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_kind";--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_recipient";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "member_id" char(24);--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_foundation_id_foundations_id_fk" FOREIGN KEY ("foundation_id") REFERENCES "public"."foundations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_restaurant" ON "audit_log" USING btree ("restaurant_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_members_email" ON "staff_members" USING btree ("restaurant_id","email") WHERE "staff_members"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_members_person" ON "staff_members" USING btree ("restaurant_id","google_sub") WHERE "staff_members"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "staff_members_google_sub" ON "staff_members" USING btree ("google_sub");--> statement-breakpoint
CREATE INDEX "staff_members_invited" ON "staff_members" USING btree ("email") WHERE "staff_members"."joined_at" is null;--> statement-breakpoint
CREATE INDEX "staff_members_expiry" ON "staff_members" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_members_removed" ON "staff_members" USING btree ("removed_at");--> statement-breakpoint
CREATE INDEX "staff_sessions_expiry" ON "staff_sessions" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_member_id_staff_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_members"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX "mails_member" ON "mails" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind" CHECK ("mails"."kind" in ('placed', 'accepted', 'delayed', 'ready_to_collect', 'out_for_delivery', 'declined', 'cancelled', 'refunded', 'ticket', 'refund_failed', 'invitation')) NOT VALID;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_recipient" CHECK ("mails"."recipient" in ('customer', 'restaurant', 'managers', 'member')) NOT VALID;
