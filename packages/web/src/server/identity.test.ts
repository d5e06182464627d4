import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createIdentities, identityHeaders } from './identity.ts';

let provider: Server;
let discoveries = 0;
beforeAll(async () => {
  provider = createServer((request, response) => {
    discoveries += request.url === '/.well-known/openid-configuration' ? 1 : 0;
    const issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
    const document = {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/me`,
      jwks_uri: `${issuer}/jwks`,
    };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(document));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
});
const identityFor = createIdentities({
  cookiePrefix: 'tiffin-test',
  landingPath: '/auth/callback',
  settings: () => ({
    OIDC_DISCOVERY_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/.well-known/openid-configuration`,
    OIDC_CLIENT_ID: 'client',
    OIDC_CLIENT_SECRET: 'secret',
    BETTER_AUTH_SECRET: 'a-secret-for-tests-of-at-least-32-bytes',
  }),
});
afterAll(() => {
  provider.close();
});

/** Begins a sign-in at an origin; gives where the provider is to lead back to, and the cookies that are set. */
async function begin(origin: string) {
  const identity = await identityFor(origin.startsWith('https:') ? 'https' : 'http');
  if (identity === null) throw new Error('The identity provider of the test was not found.');
  const request = new Request(`${origin}/api/auth/sign-in/social`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, host: 'inner.example:1234' },
    body: JSON.stringify({ provider: 'google', callbackURL: '/auth/callback', disableRedirect: true }),
  });
  const { method, url } = request;
  const response = await identity.handler(
    new Request(url, { method, headers: identityHeaders(request), body: await request.text() }),
  );
  const { url: address } = (await response.json()) as { url: string };
  return {
    redirectUri: new URL(address).searchParams.get('redirect_uri'),
    cookies: response.headers.getSetCookie(),
  };
}

test('one instance serves every port and hostname, and each is led back to where it came from', async () => {
  const origins = [
    ...Array.from({ length: 20 }, (_, index) => `http://saffron.localhost:${20_000 + index}`),
    'http://forno.localhost',
  ];
  for (const origin of origins) {
    expect((await begin(origin)).redirectUri).toBe(`${origin}/api/auth/callback/google`);
  }
  expect(discoveries).toBe(1);
});

test('cookies are secure where the page is', async () => {
  const https = await begin('https://saffron.example');
  expect(https.redirectUri).toBe('https://saffron.example/api/auth/callback/google');
  expect(https.cookies.length).toBeGreaterThan(0);
  for (const cookie of https.cookies) expect(cookie).toMatch(/^__Secure-tiffin-test\..*; Secure/);
  for (const cookie of (await begin('http://saffron.localhost')).cookies)
    expect(cookie).not.toMatch(/Secure/);
});
