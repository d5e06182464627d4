import { and, asc, eq, exists, gt, inArray, isNull, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/client.ts';
import { restaurants, staffMembers } from '../../db/schema.ts';
import { newId } from '../../ids.ts';
import { addToAuditLog } from '../audit-log/audit-log.store.ts';
import { nameFromEmail } from '../auth/customers.store.ts';
import type { Identity } from '../auth/id-tokens.ts';
import { lockTeam } from './members.store.ts';

interface Joiner {
  readonly email: string;
  readonly googleSub: string;
  readonly name: string;
}

/**
 * Lets a person join the teams of a tenant where their address is expected: by an open invitation, or as an owner whom
 * the restaurant's file names. Only a verified address counts, each once; afterwards the person is known by `sub`.
 */
export async function joinTeams(tx: Transaction, foundationId: string, identity: Identity): Promise<void> {
  if (!identity.isEmailVerified) return;
  const email = identity.email.toLowerCase();
  const joiner = { email, googleSub: identity.sub, name: nameOf(identity) };
  // The files first: a restaurant is locked before its people (locks.ts).
  const joined = [
    ...(await joinAsFileOwner(tx, foundationId, joiner)),
    ...(await useInvitations(tx, foundationId, joiner)),
  ];
  for (const { id, restaurantId, role } of joined) {
    const actor = { memberId: id, name: joiner.name, deviceId: null };
    await addToAuditLog(tx, { restaurantId, action: 'member_joined', actor, data: { subject: email, role } });
  }
}

/** A person's name as others of their team read it. */
export function nameOf({ name, email }: Identity): string {
  return name ?? nameFromEmail(email);
}

const joinedMember = {
  id: staffMembers.id,
  restaurantId: staffMembers.restaurantId,
  role: staffMembers.role,
};

function useInvitations(tx: Transaction, foundationId: string, { email, googleSub, name }: Joiner) {
  const others = alias(staffMembers, 'others');
  const isInTeam = exists(
    tx
      .select({ id: others.id })
      .from(others)
      .where(
        and(
          eq(others.restaurantId, staffMembers.restaurantId),
          eq(others.googleSub, googleSub),
          isNull(others.removedAt),
        ),
      ),
  );
  const ofTenant = tx
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(and(eq(restaurants.foundationId, foundationId), isNull(restaurants.deletedAt)));
  return tx
    .update(staffMembers)
    .set({ googleSub, name, joinedAt: sql`now()`, expiresAt: null })
    .where(
      and(
        eq(staffMembers.email, email),
        isNull(staffMembers.joinedAt),
        isNull(staffMembers.removedAt),
        gt(staffMembers.expiresAt, sql`now()`),
        inArray(staffMembers.restaurantId, ofTenant),
        not(isInTeam),
      ),
    )
    .returning(joinedMember);
}

async function joinAsFileOwner(tx: Transaction, foundationId: string, { email, googleSub, name }: Joiner) {
  const joined = [];
  for (const restaurantId of await listNaming(tx, foundationId, email)) {
    await lockTeam(tx, restaurantId);
    // Meanwhile another sign-in of this person may have joined, or an import have taken the address out.
    if (!(await listNaming(tx, foundationId, email)).includes(restaurantId)) continue;
    const isOfRestaurant = and(eq(staffMembers.restaurantId, restaurantId), isNull(staffMembers.removedAt));
    // What the person was before, or was invited to be, gives way to what the file says.
    await tx
      .delete(staffMembers)
      .where(
        and(
          isOfRestaurant,
          or(
            eq(staffMembers.googleSub, googleSub),
            and(eq(staffMembers.email, email), isNull(staffMembers.joinedAt)),
          ),
        ),
      );
    joined.push(
      ...(await tx
        .insert(staffMembers)
        .values({
          id: newId(),
          restaurantId,
          email,
          role: 'owner',
          origin: 'file',
          googleSub,
          name,
          joinedAt: sql`now()`,
        })
        .onConflictDoNothing()
        .returning(joinedMember)),
    );
  }
  return joined;
}

// The restaurants whose files name an address that has not counted there, in the order in which they are locked.
async function listNaming(tx: Transaction, foundationId: string, email: string): Promise<string[]> {
  // A row of the file is left after a removal while the file names the address: it does not count a second time.
  const hasCounted = exists(
    tx
      .select({ id: staffMembers.id })
      .from(staffMembers)
      .where(
        and(
          eq(staffMembers.restaurantId, restaurants.id),
          eq(staffMembers.email, email),
          eq(staffMembers.origin, 'file'),
        ),
      ),
  );
  const rows = await tx
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(
      and(
        eq(restaurants.foundationId, foundationId),
        isNull(restaurants.deletedAt),
        sql`${email} = any(${restaurants.ownerEmails})`,
        not(hasCounted),
      ),
    )
    .orderBy(asc(restaurants.id));
  return rows.map(({ id }) => id);
}
