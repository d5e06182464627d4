import { expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

const settings = { nonce: 'abc', isSecure: false, isDevelopment: false };

test('scripts and styles need the nonce, and calls stay on our origin', () => {
  const policy = contentSecurityPolicy(settings);
  expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic'");
  expect(policy).toContain("style-src 'self' 'nonce-abc'");
  expect(policy).toContain("connect-src 'self'");
  expect(policy).not.toContain('unsafe');
});

test('only an https answer asks for https ever after', () => {
  expect(securityHeaders(settings)).not.toHaveProperty('strict-transport-security');
  expect(contentSecurityPolicy(settings)).not.toContain('upgrade-insecure-requests');
  const secure = { ...settings, isSecure: true };
  expect(securityHeaders(secure)).toHaveProperty('strict-transport-security');
  expect(contentSecurityPolicy(secure)).toContain('upgrade-insecure-requests');
});

test('the popup of the sign-in stays reachable', () => {
  expect(securityHeaders(settings)['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});
