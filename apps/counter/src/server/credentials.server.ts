import { deleteCookie, getCookie, getRequest, setCookie } from '@tanstack/react-start/server';
import { type Credential, credentialCookie } from './credential-cookies.ts';

const cookieOf = (credential: Credential) => credentialCookie(credential, new URL(getRequest().url));

// As the backend makes them; anything else is not worth a call.
const tokenPattern = /^[\w.-]{20,200}$/;

/** The token of the current request; undefined without one. */
export function readCredential(credential: Credential): string | undefined {
  const cookie = cookieOf(credential);
  const token = cookie === null ? undefined : getCookie(cookie.name);
  return token !== undefined && tokenPattern.test(token) ? token : undefined;
}

/** Keeps a token in the browser for some seconds; returns whether this address may hold one. */
export function keepCredential(credential: Credential, token: string, maxAge: number): boolean {
  const cookie = cookieOf(credential);
  if (cookie === null) return false;
  setCookie(cookie.name, token, { ...cookie.options, maxAge });
  return true;
}

/** Takes a token out of the browser. */
export function forgetCredential(credential: Credential): void {
  const cookie = cookieOf(credential);
  if (cookie !== null) deleteCookie(cookie.name, cookie.options);
}
