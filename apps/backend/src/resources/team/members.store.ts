import type { StaffRole } from '@tiffin/domain';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import { restaurants, type StaffMemberRow, staffMembers } from '../../db/schema.ts';
import { newId } from '../../ids.ts';

// How long an invitation waits, in days.
const invitationDays = 7;

/** A person of a team, or an invitation. */
export interface Member extends StaffMemberRow {
  /** Whether the invitation has ended before anyone used it. */
  readonly isExpired: boolean;
}

const isExpired = sql<boolean>`coalesce(${staffMembers.expiresAt} <= now(), false)`;
const ofTeam = (restaurantId: string) =>
  and(eq(staffMembers.restaurantId, restaurantId), isNull(staffMembers.removedAt));

/** Locks a restaurant, so that changes of its team come one after the other: one of them must leave an owner. */
export async function lockTeam(tx: Transaction, restaurantId: string): Promise<void> {
  await tx
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(eq(restaurants.id, restaurantId))
    .for('no key update');
}

/** The people of a restaurant and its invitations, by address. */
export async function listTeam(db: Database, restaurantId: string): Promise<readonly Member[]> {
  const rows = await db
    .select({ member: staffMembers, isExpired })
    .from(staffMembers)
    .where(ofTeam(restaurantId))
    .orderBy(asc(staffMembers.email));
  return rows.map(({ member, isExpired: hasEnded }) => ({ ...member, isExpired: hasEnded }));
}

/** Invites an address, which must not be in the team yet, or renews its invitation. */
export async function invite(
  tx: Transaction,
  restaurantId: string,
  invitation: { readonly email: string; readonly role: StaffRole; readonly invitedByName: string },
): Promise<Member> {
  const set = {
    ...invitation,
    invitedAt: sql`now()`,
    expiresAt: sql`now() + make_interval(days => ${invitationDays})`,
  };
  const [renewed] = await tx
    .update(staffMembers)
    .set(set)
    .where(and(ofTeam(restaurantId), eq(staffMembers.email, invitation.email), isNull(staffMembers.joinedAt)))
    .returning();
  if (renewed !== undefined) return { ...renewed, isExpired: false };
  const [invited] = await tx
    .insert(staffMembers)
    .values({ id: newId(), restaurantId, origin: 'invitation', ...set })
    .returning();
  if (invited === undefined) throw new Error('The invitation was not written');
  return { ...invited, isExpired: false };
}

/** Gives a member another role. */
export async function setRole(tx: Transaction, member: Member, role: StaffRole): Promise<Member> {
  await tx.update(staffMembers).set({ role }).where(eq(staffMembers.id, member.id));
  return { ...member, role };
}

/** Takes a person out of the team; an invitation that nobody has used goes without a trace, and its mail with it. */
export async function remove(tx: Transaction, { id, joinedAt }: Member): Promise<void> {
  const isMember = eq(staffMembers.id, id);
  if (joinedAt === null) await tx.delete(staffMembers).where(isMember);
  else await tx.update(staffMembers).set({ removedAt: sql`now()` }).where(isMember);
}
