import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { environment } from '../environment.ts';
import type { RunningService } from '../service.ts';
import { accountOf, demoAccounts } from './accounts.ts';
import {
  type IdentityProviderOptions,
  identityProviderOptions,
  startIdentityProvider,
} from './identity-provider.ts';
import { memoryAdapters } from './memory-adapter.ts';

const clientId = 'tiffin-storefront';
const clientSecret = 'tiffin-storefront-secret';
const redirectUri = 'http://saffron.localhost:3000/api/auth/callback/google';

const start = (more: Partial<IdentityProviderOptions> = {}) =>
  startIdentityProvider({ ...identityProviderOptions(environment({})), host: '127.0.0.1', port: 0, ...more });

let service: RunningService;
const warnings = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'info')];
beforeAll(async () => {
  service = await start();
});
afterAll(() => service.stop());

/** A browser with a cookie jar, that never leaves the provider. */
class Browser {
  readonly #cookies = new Map<string, string>();

  async open(url: string, form?: Record<string, string>): Promise<Response> {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }

  /** Follows redirects as long as they stay at the provider; returns the last address and answer. */
  async follow(url: string, form?: Record<string, string>): Promise<{ url: URL; answer: Response }> {
    let address = new URL(url);
    let answer = await this.open(url, form);
    for (;;) {
      const location = answer.headers.get('location');
      if (location === null) return { url: address, answer };
      address = new URL(location, address);
      if (address.origin !== new URL(url).origin) return { url: address, answer };
      answer = await this.open(address.href);
    }
  }
}

function authorization(issuer: string, more: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const nonce = randomBytes(16).toString('hex');
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: 'state-1',
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    prompt: 'select_account',
    ...more,
  });
  return { url: `${issuer}/auth?${query}`, verifier, nonce };
}

const redeem = (issuer: string, code: string, verifier: string, basic = false) =>
  fetch(`${issuer}/token`, {
    method: 'POST',
    headers: basic ? { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` } : {},
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      ...(!basic && { client_id: clientId, client_secret: clientSecret }),
    }),
  });

interface Tokens {
  id_token: string;
  access_token: string;
}

async function signIn(issuer: string, email: string, basic = false) {
  const browser = new Browser();
  const { url, verifier, nonce } = authorization(issuer);
  const chooser = await browser.follow(url);
  const { url: back } = await browser.follow(chooser.url.href, { email });
  expect(back.searchParams.get('state')).toBe('state-1');
  const answer = await redeem(issuer, back.searchParams.get('code') ?? '', verifier, basic);
  expect(answer.status).toBe(200);
  return { browser, nonce, tokens: (await answer.json()) as Tokens };
}

const verify = (issuer: string, token: string) =>
  jwtVerify(token, createRemoteJWKSet(new URL(`${issuer}/jwks`)), {
    issuer,
    audience: clientId,
    algorithms: ['RS256'],
    requiredClaims: ['sub', 'email', 'nonce', 'exp', 'iat'],
  });

test('the discovery document names the issuer it was asked at', async () => {
  const document = await (await fetch(`${service.url}/.well-known/openid-configuration`)).json();
  expect(document).toMatchObject({
    issuer: service.url,
    authorization_endpoint: `${service.url}/auth`,
    token_endpoint: `${service.url}/token`,
    jwks_uri: `${service.url}/jwks`,
    id_token_signing_alg_values_supported: expect.arrayContaining(['RS256']),
    code_challenge_methods_supported: ['S256'],
  });
});

test.each([false, true])('a chosen person comes back with a signed id token (Basic: %s)', async (basic) => {
  const { nonce, tokens } = await signIn(service.url, 'amira.khan@tiffin.example', basic);
  const { payload } = await verify(service.url, tokens.id_token);
  expect(payload).toMatchObject({
    sub: demoAccounts[0]?.sub,
    email: 'amira.khan@tiffin.example',
    email_verified: true,
    name: 'Amira Khan',
    given_name: 'Amira',
    nonce,
    picture: expect.stringContaining('/pictures/'),
  });
  const picture = await fetch(String(payload.picture));
  expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  const userinfo = await fetch(`${service.url}/me`, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  expect(await userinfo.json()).toMatchObject({ sub: payload.sub, email: payload.email });
});

test('any e-mail address signs in, under a subject that stays', async () => {
  const first = await verify(
    service.url,
    (await signIn(service.url, ' Jane.Doe@Example.com ')).tokens.id_token,
  );
  const second = await verify(
    service.url,
    (await signIn(service.url, 'jane.doe@example.com')).tokens.id_token,
  );
  expect(first.payload).toMatchObject({
    email: 'jane.doe@example.com',
    name: 'Jane Doe',
    email_verified: true,
  });
  expect(first.payload.sub).toMatch(/^1\d{20}$/);
  expect(second.payload.sub).toBe(first.payload.sub);
});

test('the chooser shows the people, posts only to its client, and shows a mistake', async () => {
  const browser = new Browser();
  const { url, answer } = await browser.follow(authorization(service.url).url);
  const html = await answer.text();
  expect(html).toContain('Amira Khan');
  expect(html).toContain('to continue to saffron.localhost:3000');
  expect(answer.headers.get('content-security-policy')).toContain(
    "form-action 'self' http://saffron.localhost:3000",
  );
  const wrong = await browser.follow(url.href, { email: 'nobody' });
  expect(wrong.answer.status).toBe(422);
  expect(await wrong.answer.text()).toContain('aria-invalid="true" aria-describedby="email-problem"');
});

test('cancelling goes back with access_denied', async () => {
  const browser = new Browser();
  const { url } = await browser.follow(authorization(service.url).url);
  const { url: back } = await browser.follow(url.href, { cancel: '1' });
  expect(back.href.startsWith(redirectUri)).toBe(true);
  expect(Object.fromEntries(back.searchParams)).toMatchObject({ error: 'access_denied', state: 'state-1' });
});

test('a second sign-in shows the chooser again, and another person can be chosen', async () => {
  const { browser } = await signIn(service.url, 'amira.khan@tiffin.example');
  const { url, verifier } = authorization(service.url);
  const chooser = await browser.follow(url);
  expect(chooser.url.pathname).toMatch(/^\/interaction\//);
  const changed = await browser.follow(chooser.url.href, { email: 'chiara.russo@tiffin.example' });
  // Changing the person ends the first one's session: oidc-provider does so by a form that submits itself.
  const html = await changed.answer.text();
  const [, action = ''] = /action="([^"]+)"/.exec(html) ?? [];
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(html) ?? [];
  const { url: back } = await browser.follow(action, { xsrf, logout: 'yes' });
  const answer = await redeem(service.url, back.searchParams.get('code') ?? '', verifier);
  const { payload } = await verify(service.url, ((await answer.json()) as Tokens).id_token);
  expect(payload.name).toBe('Chiara Russo');
});

test('codes work once, with their verifier, and only for known addresses', async () => {
  const browser = new Browser();
  const { url, verifier } = authorization(service.url);
  const chooser = await browser.follow(url);
  const { url: back } = await browser.follow(chooser.url.href, { email: 'tom.ashworth@tiffin.example' });
  const code = back.searchParams.get('code') ?? '';
  expect((await redeem(service.url, code, 'x'.repeat(43))).status).toBe(400);
  expect((await redeem(service.url, code, verifier)).status).toBe(200);
  expect((await redeem(service.url, code, verifier)).status).toBe(400);

  const foreign = authorization(service.url, { redirect_uri: 'http://evil.example/callback' });
  const refused = await new Browser().follow(foreign.url);
  expect(refused.answer.status).toBe(400);
  expect(await refused.answer.text()).toContain('Sign-in did not work');
  expect((await fetch(`${service.url}/interaction/nothing`)).status).toBe(410);
});

test('signing out ends the session', async () => {
  const { browser, tokens } = await signIn(service.url, 'amira.khan@tiffin.example');
  const silent = await browser.follow(authorization(service.url, { prompt: 'none' }).url);
  expect(silent.url.searchParams.get('code')).not.toBeNull();
  const end = await browser.open(`${service.url}/session/end?id_token_hint=${tokens.id_token}`);
  const html = await end.text();
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(html)?.[1] ?? '';
  await browser.follow(`${service.url}/session/end/confirm`, { xsrf, logout: 'yes' });
  const after = await browser.follow(authorization(service.url, { prompt: 'none' }).url);
  expect(after.url.searchParams.get('error')).toBe('login_required');
});

test('keys are kept with a state folder, and new without one', async () => {
  const stateDir = await mkdtemp(join(tmpdir(), 'identity-'));
  const kidOf = async (more: Partial<IdentityProviderOptions>) => {
    const own = await start(more);
    const { tokens } = await signIn(own.url, 'amira.khan@tiffin.example');
    await own.stop();
    return decodeProtectedHeader(tokens.id_token).kid;
  };
  expect(await kidOf({ stateDir })).toBe(await kidOf({ stateDir }));
  expect(await kidOf({})).not.toBe(await kidOf({}));
  await rm(stateDir, { recursive: true });
});

test('names are made of addresses, and what is no address is refused', () => {
  expect(accountOf('mary-ann_lee+pizza@example.co.uk')).toMatchObject({ name: 'Mary Ann Lee' });
  expect(accountOf('jo.fletcher@tiffin.example')?.isEmailVerified).toBe(false);
  for (const text of ['', 'a@b', 'a b@example.com', '<a>@example.com', `${'a'.repeat(250)}@example.com`]) {
    expect(accountOf(text)).toBeUndefined();
  }
});

test('what is stored in memory ends with its time and with its grant', async () => {
  let now = 0;
  const adapter = memoryAdapters(() => now)('AccessToken');
  await adapter.upsert('a', { grantId: 'g', uid: 'u' }, 10);
  await adapter.upsert('b', { grantId: 'h' }, 100);
  expect(await adapter.findByUid('u')).toMatchObject({ grantId: 'g' });
  now = 11_000;
  expect(await adapter.find('a')).toBeUndefined();
  expect(await adapter.find('b')).toBeDefined();
  await adapter.revokeByGrantId('h');
  expect(await adapter.find('b')).toBeUndefined();
});

test('oidc-provider finds nothing to warn about', () => {
  for (const warning of warnings) expect(warning).not.toHaveBeenCalled();
});
