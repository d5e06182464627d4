ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_action";--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "lock_needs_pin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_action" CHECK ("audit_log"."action" in ('member_joined', 'member_invited', 'member_role_changed', 'member_removed', 'device_code_made', 'device_paired', 'device_revoked', 'pin_set', 'acceptance_changed', 'lock_changed', 'pause_changed', 'busy_changed', 'availability_changed', 'special_hours_changed')) NOT VALID;
