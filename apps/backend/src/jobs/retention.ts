import { forgottenNotes, forgottenOrder, forgottenSights } from '../personal-data/forgotten-order.ts';
import type { Sweep } from './sweep.ts';

const forgetOrders = {
  table: 'orders',
  column: 'created_at',
  set: forgottenOrder,
  also: 'update promo_redemptions r set customer_id = null from swept where r.order_id = swept.id',
};

/**
 * What is kept for how long; the privacy policy promises the same (packages/ui, `privacy-text.ts`). Each row is an hourly
 * job `sweep-<name>`, at a minute of its own, so that they do not press the database together.
 */
export const retention = [
  // An hour more than answers are replayed for.
  { name: 'idempotency-keys', minute: 5, table: 'idempotency_keys', column: 'created_at', keep: '25 hours' },
  { name: 'rate-limit-windows', minute: 12, table: 'rate_limit_windows', column: 'ends_at', keep: '0' },
  { name: 'refresh-tokens', minute: 19, table: 'refresh_tokens', column: 'expires_at', keep: '1 day' },
  {
    name: 'refresh-families',
    minute: 26,
    table: 'refresh_families',
    column: 'created_at',
    // A sign-in lasts 30 days, and its tokens are swept a day later, in an earlier minute.
    keep: '31 days',
    where: 'not exists (select from refresh_tokens t where t.family_id = refresh_families.id)',
  },
  { name: 'staff-sessions', minute: 57, table: 'staff_sessions', column: 'expires_at', keep: '0' },
  // A member who has joined has no end.
  { name: 'staff-invitations', minute: 2, table: 'staff_members', column: 'expires_at', keep: '30 days' },
  {
    name: 'removed-staff',
    minute: 9,
    table: 'staff_members',
    column: 'removed_at',
    keep: '30 days',
    // While the restaurant's file names an owner who was removed, the row keeps the file from bringing them back.
    where: `not (origin = 'file' and exists (select from restaurants r
      where r.id = staff_members.restaurant_id and staff_members.email = any(r.owner_emails)))`,
  },
  { name: 'pairing-codes', minute: 23, table: 'pairing_codes', column: 'expires_at', keep: '0' },
  { name: 'removed-devices', minute: 30, table: 'devices', column: 'revoked_at', keep: '30 days' },
  { name: 'audit-log', minute: 16, table: 'audit_log', column: 'at', keep: '1 year' },
  { name: 'mails', minute: 54, table: 'mails', column: 'created_at', keep: '90 days' },
  { name: 'data-requests', minute: 35, table: 'data_requests', column: 'created_at', keep: '1 year' },
  { name: 'payment-events', minute: 33, table: 'payment_events', column: 'received_at', keep: '90 days' },
  {
    name: 'unpaid-orders',
    minute: 40,
    ...forgetOrders,
    keep: '90 days',
    where: "customer_id is not null and status in ('payment_expired', 'payment_failed')",
  },
  {
    name: 'private-notes',
    minute: 28,
    table: 'orders',
    column: 'created_at',
    keep: '90 days',
    where: "(allergy_note <> '' or rider_note <> '')",
    set: forgottenNotes,
    also: forgottenSights,
  },
  // With their answers and photos.
  {
    name: 'closed-problems',
    minute: 50,
    table: 'order_problems',
    column: 'closed_at',
    keep: '90 days',
    where: 'closed_at is not null',
  },
  { name: 'problems', minute: 42, table: 'order_problems', column: 'created_at', keep: '1 year' },
  // Six years after the end of the financial year, whenever that ends.
  { name: 'orders', minute: 47, ...forgetOrders, keep: '7 years', where: 'customer_id is not null' },
  // Who of the restaurant acted: as long as what they did.
  {
    name: 'names-in-history',
    minute: 37,
    table: 'order_history',
    column: 'at',
    keep: '7 years',
    where: 'actor_name is not null',
    set: 'actor_id = null, actor_name = null, device_id = null',
  },
  {
    name: 'names-at-acknowledgements',
    minute: 39,
    table: 'order_acknowledgements',
    column: 'at',
    keep: '7 years',
    where: 'actor_name is not null',
    set: 'actor_id = null, actor_name = null, device_id = null',
  },
  {
    name: 'names-at-refunds',
    minute: 44,
    table: 'refunds',
    column: 'created_at',
    keep: '7 years',
    where: 'by_name is not null',
    set: 'by_name = null',
  },
] as const satisfies readonly Sweep[];

/** The name of a retention rule. */
export type SweepName = (typeof retention)[number]['name'];
