import type { components } from '@tiffin/api/schema';
import type { Member } from './members.store.ts';

/** A member as the contract writes them. */
export function memberToWire(member: Member): components['schemas']['Member'] {
  const { id, email, name, role, joinedAt, invitedAt, expiresAt, isExpired } = member;
  return {
    _id: id,
    email,
    name,
    role,
    state: joinedAt !== null ? 'joined' : isExpired ? 'expired' : 'invited',
    invitedAt: invitedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    joinedAt: joinedAt?.toISOString() ?? null,
  };
}
