import type { components } from '@tiffin/api/schema';
import { withoutControls } from '@tiffin/domain';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { customers } from '../../db/schema.ts';
import { newId } from '../../ids.ts';
import type { Identity } from './id-tokens.ts';

/** A row of the customers. */
export type Customer = typeof customers.$inferSelect;

/** Finds a customer by id within the tenant. */
export async function findCustomer(db: Database, foundationId: string, id: string): Promise<Customer | null> {
  const [row] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), eq(customers.foundationId, foundationId)));
  return row ?? null;
}

/** Finds the customer of an identity, by `sub` only, and takes over what the provider says of e-mail and picture. */
export async function findByIdentity(
  tx: Transaction,
  foundationId: string,
  identity: Identity,
): Promise<Customer | null> {
  const [row] = await tx
    .update(customers)
    .set({ email: identity.email, isEmailVerified: identity.isEmailVerified, photoUrl: identity.photoUrl })
    .where(and(eq(customers.foundationId, foundationId), eq(customers.googleSub, identity.sub)))
    .returning();
  return row ?? null;
}

/** Creates the customer of an identity; null when there is one already, also when both are created at once. */
export async function createCustomer(
  tx: Transaction,
  foundationId: string,
  identity: Identity,
  more: { readonly name?: string | undefined; readonly phoneNumber?: string | undefined } = {},
): Promise<Customer | null> {
  const [row] = await tx
    .insert(customers)
    .values({
      id: newId(),
      foundationId,
      googleSub: identity.sub,
      email: identity.email,
      isEmailVerified: identity.isEmailVerified,
      name: identity.name ?? (withoutControls(more.name ?? '').trim() || nameFromEmail(identity.email)),
      phoneNumber: more.phoneNumber ?? null,
      photoUrl: identity.photoUrl,
    })
    .onConflictDoNothing({ target: [customers.foundationId, customers.googleSub] })
    .returning();
  return row ?? null;
}

/** Changes what customers may change of themselves; at least one of the two is given. */
export async function updateCustomer(
  db: Database,
  foundationId: string,
  id: string,
  changes: { readonly name?: string | undefined; readonly phoneNumber?: string | undefined },
): Promise<Customer | null> {
  const [row] = await db
    .update(customers)
    .set({
      ...(changes.name === undefined ? {} : { name: changes.name }),
      ...(changes.phoneNumber === undefined ? {} : { phoneNumber: changes.phoneNumber }),
    })
    .where(and(eq(customers.id, id), eq(customers.foundationId, foundationId)))
    .returning();
  return row ?? null;
}

/** The role of a customer: admins are named in the settings by e-mail, which counts only when verified. */
export function roleOf(customer: Customer, adminEmails: ReadonlySet<string>): 'customer' | 'admin' {
  return customer.isEmailVerified && adminEmails.has(customer.email.toLowerCase()) ? 'admin' : 'customer';
}

/** A customer as the wire shows them. */
export function toUser(customer: Customer, adminEmails: ReadonlySet<string>): components['schemas']['User'] {
  return {
    _id: customer.id,
    email: customer.email,
    name: customer.name,
    phoneNumber: customer.phoneNumber,
    photoUrl: customer.photoUrl,
    role: roleOf(customer, adminEmails),
  };
}

/** What a person is called who has given no name: the address before its @. */
export function nameFromEmail(email: string): string {
  return email.split('@')[0]?.slice(0, 100) ?? email;
}
