import type { StaffRole } from '@tiffin/domain';
import { requiredText } from '../../mapping/required-text.ts';
import type { Wire } from '../../wire.ts';

/** A person who works at restaurants. */
export interface StaffPerson {
  readonly name: string;
  readonly email: string;
}

/** A restaurant where a person works. */
export interface Membership {
  readonly memberId: string;
  readonly restaurantId: string;
  readonly restaurantName: string;
  readonly role: StaffRole;
}

/** Who is signed in, and where they work. */
export interface StaffAccount {
  readonly person: StaffPerson;
  readonly memberships: readonly Membership[];
}

/** A fresh sign-in; the token is for a server to keep, never for a script in a page. */
export interface StaffSession extends StaffAccount {
  readonly sessionToken: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** A person of a restaurant's team, or an invitation that nobody has used yet. Instants are ISO 8601. */
export interface Member {
  readonly id: string;
  readonly email: string;
  /** Null until the person has signed in. */
  readonly name: string | null;
  readonly role: StaffRole;
  readonly state: 'invited' | 'expired' | 'joined';
  readonly invitedAt: string;
  /** When the invitation ends; null once it was used. */
  readonly expiresAt: string | null;
  readonly joinedAt: string | null;
}

/** Reads who is signed in. */
export function readStaffAccount({ person, memberships }: Wire['StaffAccount']): StaffAccount {
  return {
    person: { name: person.name, email: requiredText(person.email) },
    memberships: memberships.map(readMembership),
  };
}

/** Reads a sign-in; one without its token would fail at the next call. */
export function readStaffSession({
  sessionToken,
  expiresAt,
  ...account
}: Wire['StaffSession']): StaffSession {
  return {
    ...readStaffAccount(account),
    sessionToken: requiredText(sessionToken),
    expiresAt: requiredText(expiresAt),
  };
}

/** Reads a person of a team. */
export function readMember({ _id, ...same }: Wire['Member']): Member {
  return { ...same, id: requiredText(_id) };
}

function readMembership({ memberId, restaurantId, restaurantName, role }: Wire['Membership']): Membership {
  return { memberId: requiredText(memberId), restaurantId: requiredText(restaurantId), restaurantName, role };
}
