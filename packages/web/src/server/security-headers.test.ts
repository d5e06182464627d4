import { expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

const settings = { isSecure: false, isDevelopment: false };
const hashes = { scriptHashes: ["'sha256-a'", "'sha256-b'"], styleHashes: ["'sha256-c'"] };

test('scripts and styles are our own files or have a hash, and calls stay on our origin', () => {
  const policy = contentSecurityPolicy({ ...settings, ...hashes });
  expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
  expect(policy).toContain("style-src 'self' 'sha256-c';");
  expect(policy).toContain("connect-src 'self'");
  expect(policy).not.toMatch(/unsafe|nonce|strict-dynamic/);
});

test('a response that is no page allows no inline script', () => {
  expect(securityHeaders(settings)['content-security-policy']).toContain(
    "script-src 'self'; style-src 'self';",
  );
});

test('in development styles may be inline, scripts not', () => {
  const policy = contentSecurityPolicy({ ...settings, ...hashes, isDevelopment: true });
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
});

test('a page starts a worker only where its app has one, and one of our own', () => {
  expect(contentSecurityPolicy(settings)).toContain("worker-src 'none'");
  expect(contentSecurityPolicy({ ...settings, hasWorker: true })).toContain("worker-src 'self'");
});

test('pictures come from our own host, and from a CDN where one is named', () => {
  expect(contentSecurityPolicy(settings)).toContain("img-src 'self' data: blob:;");
  const policy = contentSecurityPolicy({ ...settings, picturesUrl: 'https://cdn.example/tiffin' });
  expect(policy).toContain("img-src 'self' data: blob: https://cdn.example;");
});

test('only an https response asks for https ever after', () => {
  expect(securityHeaders(settings)).not.toHaveProperty('strict-transport-security');
  expect(contentSecurityPolicy(settings)).not.toContain('upgrade-insecure-requests');
  const secure = { ...settings, isSecure: true };
  // A restaurant's other subdomains are not ours.
  expect(securityHeaders(secure)).toHaveProperty('strict-transport-security', 'max-age=31536000');
  expect(contentSecurityPolicy(secure)).toContain('upgrade-insecure-requests');
});

test('the popup of the sign-in stays reachable', () => {
  expect(securityHeaders(settings)['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});
