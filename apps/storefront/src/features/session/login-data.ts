import type { AuthSession, User } from '@tiffin/api';
import { invalidLoginDataMessage } from '@tiffin/domain';

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
