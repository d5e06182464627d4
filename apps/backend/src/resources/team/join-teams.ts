import { and, asc, eq, exists, gt, inArray, isNull, not, notInArray, or, sql } from 'drizzle-orm';
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
  // The files first: whoever changes a team locks its restaurant before its people.
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
    // Several sign-ins may have come so far at once: the first of them counts.
    await lockTeam(tx, restaurantId);
    if (await hasCounted(tx, restaurantId, email)) continue;
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

// The restaurants whose files name an address that has not counted there, in the order in which all lock them.
async function listNaming(tx: Transaction, foundationId: string, email: string): Promise<string[]> {
  const counted = tx.select({ id: staffMembers.restaurantId }).from(staffMembers).where(isFileOwner(email));
  const rows = await tx
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(
      and(
        eq(restaurants.foundationId, foundationId),
        isNull(restaurants.deletedAt),
        sql`${email} = any(${restaurants.ownerEmails})`,
        notInArray(restaurants.id, counted),
      ),
    )
    .orderBy(asc(restaurants.id));
  return rows.map(({ id }) => id);
}

async function hasCounted(tx: Transaction, restaurantId: string, email: string): Promise<boolean> {
  const ofRestaurant = and(eq(staffMembers.restaurantId, restaurantId), isFileOwner(email));
  return (await tx.$count(staffMembers, ofRestaurant)) > 0;
}

// A row of the file is left after a removal while the file names the address: it does not count a second time.
function isFileOwner(email: string) {
  return and(eq(staffMembers.email, email), eq(staffMembers.origin, 'file'));
}
