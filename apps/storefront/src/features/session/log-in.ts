import type { QueryClient } from '@tanstack/react-query';
import type { AuthSession, User } from '@tiffin/api';
import { invalidLoginDataMessage } from '@tiffin/domain';
import { customerKey, sessionQueries } from './session.queries.ts';
import { tokenStore } from './token-store.ts';

/** Signs in with what the login has brought; null when the data is invalid, which changes nothing. */
export function logIn(queryClient: QueryClient, data: unknown): AuthSession | null {
  const session = readLoginData(data);
  if (session === null) return null;
  // The previous session ends first, in other tabs too, where a pair that only changes counts as renewed. Without one
  // nothing ends: the dish that a visitor wants to add is kept.
  if (tokenStore.read() !== null) tokenStore.clear();
  queryClient.removeQueries({ queryKey: customerKey });
  queryClient.setQueryData(sessionQueries.me().queryKey, session.user);
  tokenStore.write(session);
  return session;
}

/** Reads login data from anywhere; logs 'Invalid login data' and answers null unless all three parts are there (Spec §5). */
export function readLoginData(data: unknown): AuthSession | null {
  if (hasAllParts(data)) return data;
  console.error(invalidLoginDataMessage);
  return null;
}

function hasAllParts(data: unknown): data is AuthSession {
  if (typeof data !== 'object' || data === null) return false;
  if (!('accessToken' in data && 'refreshToken' in data && 'user' in data)) return false;
  return isText(data.accessToken) && isText(data.refreshToken) && isUser(data.user);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isUser(user: unknown): user is User {
  if (typeof user !== 'object' || user === null || !('id' in user) || !('phoneNumber' in user)) return false;
  return isText(user.id) && (user.phoneNumber === null || isText(user.phoneNumber));
}
