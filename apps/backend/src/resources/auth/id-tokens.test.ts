import { createLogger } from '@tiffin/node';
import { generateKeyPair, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  startIdentityProvider,
  type TestIdentityProvider,
  testClientId,
} from '../../testing/test-identity-provider.ts';
import { createIdTokenVerifier, type IdTokenVerifier } from './id-tokens.ts';

let provider: TestIdentityProvider;
let verifier: IdTokenVerifier;
beforeEach(async () => {
  warnings = [];
  provider = await startIdentityProvider();
  verifier = verifierOf(provider.issuer);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await provider.close();
});

const redirectUri = 'http://saffron.localhost/api/auth/callback/google';
let warnings: string[] = [];
const log = createLogger('backend', 'warn', { write: (line: string) => void warnings.push(line) });
const verifierOf = (issuer: string) =>
  createIdTokenVerifier(
    {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: testClientId,
      OIDC_CLIENT_SECRET: 'a secret',
      OIDC_REDIRECT_URI: redirectUri,
    },
    log,
  );

const ada = { sub: 'google-ada', email: 'ada@example.com' };
const adasToken = (claims: Record<string, unknown> = {}) => provider.idToken(ada, { claims });
const kindOf = async (claims: Record<string, unknown>) =>
  (await verifier.verify(await adasToken(claims))).kind;

const discovery = '/.well-known/openid-configuration';
const asked = (path: string) => provider.requests().filter((line) => line.split(' ')[1] === path).length;

describe('who a person is', () => {
  const identified = async (claims: Record<string, unknown>) => {
    const result = await verifier.verify(await adasToken(claims));
    return result.kind === 'identified' ? result.identity : null;
  };

  test('is read from the signed claims', async () => {
    expect(await identified({ name: ' Ada Lovelace ', picture: 'https://pictures.example/ada.png' })).toEqual(
      {
        sub: 'google-ada',
        email: 'ada@example.com',
        isEmailVerified: true,
        name: 'Ada Lovelace',
        photoUrl: 'https://pictures.example/ada.png',
      },
    );
  });

  test.each([[undefined], [null], [7], [''], ['   ']])('has no name where it is %j', async (name) => {
    expect(await identified({ name })).toMatchObject({ name: null });
  });

  test('has a name of 100 characters at most', async () => {
    expect(await identified({ name: 'x'.repeat(120) })).toMatchObject({ name: 'x'.repeat(100) });
  });

  test.each([[false], ['true'], [null], [1]])('has no verified e-mail where it says %j', async (verified) => {
    expect(await identified({ email_verified: verified })).toMatchObject({ isEmailVerified: false });
  });

  test.each([
    [undefined],
    [7],
    ['javascript:alert(1)'],
    ['see https://pictures.example/ada.png'],
    ['https://'],
    [`https://pictures.example/${'a'.repeat(2048)}`],
  ])('has no picture where it is %j', async (picture) => {
    expect(await identified({ picture })).toMatchObject({ photoUrl: null });
  });

  test('has a picture over plain http too, and of 2,048 characters', async () => {
    const origin = 'http://pictures.example/';
    const picture = origin + 'a'.repeat(2048 - origin.length);
    expect(await identified({ picture })).toMatchObject({ photoUrl: picture });
  });

  test.each([
    ['a subject of 255 characters', { sub: 's'.repeat(255) }, 'identified'],
    ['a longer one', { sub: 's'.repeat(256) }, 'invalid'],
    ['an empty one', { sub: '' }, 'invalid'],
    ['an e-mail of 254 characters', { email: `${'e'.repeat(242)}@example.com` }, 'identified'],
    ['a longer one', { email: `${'e'.repeat(243)}@example.com` }, 'invalid'],
    ['words before it', { email: 'mail ada@example.com' }, 'invalid'],
    ['words after it', { email: 'ada@example.com now' }, 'invalid'],
    ['no dot in its domain', { email: 'ada@localhost' }, 'invalid'],
    [
      'us and another party as audience, named for us',
      { aud: [testClientId, 'other'], azp: testClientId },
      'identified',
    ],
    ['the same, named for nobody', { aud: [testClientId, 'other'] }, 'invalid'],
    ['us alone in a list', { aud: [testClientId] }, 'identified'],
    ['no end', { exp: null }, 'invalid'],
    ['no time of issue', { iat: null }, 'invalid'],
  ])('%s: %j is %s', async (_name, claims, kind) => {
    expect(await kindOf(claims)).toBe(kind);
  });

  test.each([
    ['JWT', 'identified'],
    ['jwt', 'identified'],
    ['at+jwt', 'invalid'],
    ['jwt+at', 'invalid'],
  ])('a token of the type %s is %s', async (typ, kind) => {
    expect((await verifier.verify(await provider.idToken(ada, { header: { typ } }))).kind).toBe(kind);
  });

  test.each([
    ['issued 59 minutes ago', -59 * 60, 600, 'identified'],
    ['issued 62 minutes ago', -62 * 60, 600, 'invalid'],
    ['over for 55 seconds', -600, -55, 'identified'],
    ['over for 65 seconds', -600, -65, 'invalid'],
  ])('a token that was %s', async (_name, issued, expires, kind) => {
    const now = Math.floor(Date.now() / 1000);
    expect(await kindOf({ iat: now + issued, exp: now + expires })).toBe(kind);
  });
});

test('Google is known by both forms of its name, every other issuer by its own', async () => {
  const google = 'https://accounts.google.com';
  // The real provider cannot be asked here: what it would answer comes from ours.
  const original = globalThis.fetch;
  const forward = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = String(input);
    return url === `${google}${discovery}`
      ? Response.json({ issuer: google, jwks_uri: `${google}/jwks`, token_endpoint: `${google}/token` })
      : original(url.replace(google, provider.issuer), init);
  });
  try {
    const googles = verifierOf(google);
    const kinds: string[] = [];
    for (const iss of [google, 'accounts.google.com', 'http://accounts.google.com']) {
      kinds.push((await googles.verify(await adasToken({ iss }))).kind);
    }
    expect(kinds).toEqual(['identified', 'identified', 'invalid']);
  } finally {
    forward.mockRestore();
  }
  expect(await kindOf({ iss: 'accounts.google.com' })).toBe('invalid');
});

describe('a provider that does not answer as it should says nothing about a token', () => {
  test.each([
    ['its description fails', discovery, { status: 500, body: {} }],
    ['its description is no JSON', discovery, { status: 200, body: 'not JSON' }],
    ['its description is a word', discovery, { status: 200, body: '"word"' }],
    ['its description is nothing', discovery, { status: 200, body: 'null' }],
    ['its description leads elsewhere', discovery, { status: 302, body: '', headers: { location: '/jwks' } }],
    ['its description names no keys', discovery, { status: 200, body: { issuer: '', token_endpoint: '' } }],
    ['its keys fail', '/jwks', { status: 500, body: {} }],
    ['its keys are none', '/jwks', { status: 200, body: { keys: 'none' } }],
  ])('when %s', async (_name, path, answer) => {
    const token = await adasToken();
    provider.setAnswer(path, answer);
    expect(await verifier.verify(token)).toEqual({ kind: 'unreachable' });
    expect(warnings).toHaveLength(1);
    provider.setAnswer(path, null);
    expect((await verifier.verify(token)).kind).toBe('identified');
    expect(warnings).toHaveLength(1);
  });

  test.each([
    ['another issuer', { issuer: 'https://elsewhere.example' }],
    ['keys that are no text', { jwks_uri: 7 }],
    ['a token endpoint that is no text', { token_endpoint: 7 }],
    ['no issuer', { issuer: undefined }],
    ['no keys', { jwks_uri: undefined }],
    ['no token endpoint', { token_endpoint: undefined }],
  ])('when its description has %s', async (_name, change) => {
    const { issuer } = provider;
    const body = { issuer, jwks_uri: `${issuer}/jwks`, token_endpoint: `${issuer}/token`, ...change };
    provider.setAnswer(discovery, { status: 200, body });
    expect(await verifier.verify(await adasToken())).toEqual({ kind: 'unreachable' });
  });

  test('when it is away', async () => {
    const token = await adasToken();
    expect(await verifierOf('http://127.0.0.1:9').verify(token)).toEqual({ kind: 'unreachable' });
    // Whoever runs the backend reads why.
    expect(warnings).toEqual([expect.stringMatching(/cannot be reached.*bad port/s)]);
  });
});

/** Sets the clock of what is remembered to so many minutes from now. */
function letMinutesPass(minutes: number): void {
  vi.restoreAllMocks();
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + minutes * 60_000);
}

describe('what the provider publishes', () => {
  test('is read once for many tokens, and its description again after an hour', async () => {
    for (let count = 0; count < 3; count += 1) await verifier.verify(await adasToken());
    expect([asked(discovery), asked('/jwks')]).toEqual([1, 1]);
    letMinutesPass(59);
    await verifier.verify(await adasToken());
    expect(asked(discovery)).toBe(1);
    letMinutesPass(61);
    await verifier.verify(await adasToken());
    expect([asked(discovery), asked('/jwks')]).toEqual([2, 1]);
  });

  test('holds the keys elsewhere when its description says so', async () => {
    const { issuer } = provider;
    expect(await kindOf({})).toBe('identified');
    const moved = { issuer, jwks_uri: `${issuer}/moved`, token_endpoint: `${issuer}/token` };
    provider.setAnswer(discovery, { status: 200, body: moved });
    provider.setAnswer('/moved', { status: 200, body: { keys: [] } });
    letMinutesPass(61);
    expect(await kindOf({})).toBe('invalid');
    expect(asked('/moved')).toBe(1);
  });

  test('is not asked again at once for a key that it does not know', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const unknown = (kid: string) =>
      new SignJWT({ ...ada }).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
    await verifier.verify(await adasToken());
    for (const kid of ['a', 'b', 'c'])
      expect((await verifier.verify(await unknown(kid))).kind).toBe('invalid');
    expect(asked('/jwks')).toBe(1);
  });
});

describe('a code', () => {
  test('is exchanged for a token in the name of the client, and only once', async () => {
    const code = provider.codeFor(await adasToken());
    expect((await verifier.exchange(code)).kind).toBe('identified');
    const sent = provider
      .requests()
      .find((line) => line.startsWith('POST /token '))
      ?.split(' ')[2];
    expect(Object.fromEntries(new URLSearchParams(sent))).toEqual({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      client_id: testClientId,
      client_secret: 'a secret',
    });
    expect(await verifier.exchange(code)).toEqual({ kind: 'invalid' });
  });

  test('is invalid when the token that it stands for is', async () => {
    expect(await verifier.exchange(provider.codeFor(await adasToken({ aud: 'other' })))).toEqual({
      kind: 'invalid',
    });
  });

  test.each([
    [{ status: 400, body: {} }, 'invalid'],
    [{ status: 429, body: {} }, 'unreachable'],
    [{ status: 499, body: {} }, 'invalid'],
    [{ status: 500, body: {} }, 'unreachable'],
    [{ status: 503, body: {} }, 'unreachable'],
    [{ status: 200, body: 'not JSON' }, 'unreachable'],
    [{ status: 200, body: 'null' }, 'invalid'],
    [{ status: 200, body: '"word"' }, 'invalid'],
    [{ status: 200, body: {} }, 'invalid'],
    [{ status: 200, body: { id_token: 7 } }, 'invalid'],
    [{ status: 302, body: '', headers: { location: '/jwks' } }, 'unreachable'],
  ] as const)('answered with %j is %s', async (answer, kind) => {
    provider.setAnswer('/token', answer);
    expect(await verifier.exchange('a-code')).toEqual({ kind });
    expect(warnings).toHaveLength(kind === 'unreachable' ? 1 : 0);
  });

  test('cannot be exchanged while the provider is away', async () => {
    expect(await verifierOf('http://127.0.0.1:9').exchange('a-code')).toEqual({ kind: 'unreachable' });
  });
});
