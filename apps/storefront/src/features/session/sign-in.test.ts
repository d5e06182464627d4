import { expect, test } from 'vitest';
import { signInFailure, signInStrings } from './session.strings.ts';
import { callbackPath, isSignInMessage, prefersRedirect } from './sign-in.ts';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1', 5, true],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 0, false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36', 10, false],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0', 0, false],
])('%s with %i touch points redirects: %s', (userAgent, touchPoints, redirects) => {
  expect(prefersRedirect(userAgent, touchPoints)).toBe(redirects);
});

test.each([
  null,
  'signed-in',
  {},
  { kind: 'signed-in' },
  { kind: 'signed-in', attempt: 1, session: {} },
  { kind: 'failed', attempt: 'a' },
  { kind: 'other', attempt: 'a' },
])('%j is no message of ours', (data) => {
  expect(isSignInMessage(data)).toBe(false);
});

test('the three messages are known', () => {
  expect(isSignInMessage({ kind: 'signed-in', attempt: 'a', session: {} })).toBe(true);
  expect(isSignInMessage({ kind: 'failed', attempt: 'a', message: 'no' })).toBe(true);
  expect(isSignInMessage({ kind: 'received', attempt: 'a' })).toBe(true);
});

test('the landing page knows whether it stands in a popup', () => {
  expect(callbackPath(null)).toBe('/auth/callback');
  expect(callbackPath('abc')).toBe('/auth/callback?attempt=abc');
});

test('a cancelled sign-in differs from a broken one', () => {
  expect(signInFailure('access_denied')).toBe(signInStrings.cancelled);
  expect(signInFailure('invalid_code')).toBe(signInStrings.failed);
});
