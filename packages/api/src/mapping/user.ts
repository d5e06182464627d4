import type { TokenPair } from '../tokens.ts';
import type { Wire } from '../wire.ts';
import { requiredText } from './required-text.ts';

/** A signed-in person. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** E.164, or null while none was given. */
  readonly phoneNumber: string | null;
  readonly photoUrl: string | null;
  readonly role: 'customer' | 'admin';
}

/** A fresh sign-in. */
export interface AuthSession extends TokenPair {
  readonly user: User;
}

/** Reads a user. */
export function readUser({ _id, email, name, phoneNumber, photoUrl, role }: Wire['User']): User {
  return { id: requiredText(_id), email: requiredText(email), name, phoneNumber, photoUrl, role };
}

/** Reads a session out of its envelope. */
export function readAuthSession({ data }: Wire['AuthSessionResponse']): AuthSession {
  const { accessToken, refreshToken, user } = data;
  // A session that lacks any of the three would be stored and fail at the next call (spec §5, Login data).
  return {
    accessToken: requiredText(accessToken),
    refreshToken: requiredText(refreshToken),
    user: readUser(user),
  };
}
