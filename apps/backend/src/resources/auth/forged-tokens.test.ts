import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, testFoundationId } from '../../testing/test-app.ts';
import { testClientId } from '../../testing/test-identity-provider.ts';
import {
  decode,
  encode,
  evilJwk,
  type Forgery,
  hmac,
  malformed,
  misstated,
  type Part,
  sign,
} from './testing/forgeries.ts';

const secret = 'a-secret-for-tests-of-at-least-32-bytes';
const previousSecret = 'the-secret-before-it-of-at-least-32-bytes';
let backend: TestApp;
let session: components['schemas']['AuthSession'];
let idToken: string;
let askedElsewhere = 0;
const elsewhere = createServer((_request, response) => {
  askedElsewhere += 1;
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [evilJwk] }));
});
let elsewhereUrl = '';
let publishedKeys = '';

beforeAll(async () => {
  backend = await startTestApp(undefined, { JWT_PREVIOUS_SECRETS: previousSecret });
  session = await backend.signIn();
  idToken = await backend.identityProvider.idToken({ sub: 'genuine', email: 'genuine@example.com' });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const address = elsewhere.address();
  elsewhereUrl = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/jwks`;
  const published = await fetch(`${backend.identityProvider.issuer}/jwks`);
  publishedKeys = await published.text();
});
afterAll(async () => {
  await backend.close();
  await new Promise((resolve) => elsewhere.close(resolve));
});

const now = () => Math.floor(Date.now() / 1000);

const signAccess = (header: Part, payload: Part) =>
  sign(header, payload, (input) => hmac('sha256', secret, input));

const given = { elsewhereUrl: () => elsewhereUrl, publishedKeys: () => publishedKeys };

const accessForgeries: Record<string, Forgery> = {
  ...malformed(signAccess, given),
  ...misstated(signAccess, {
    'another issuer': { iss: 'https://accounts.google.com' },
    'a list of issuers': { iss: ['tiffin-backend'] },
    'no issuer': { iss: undefined },
    'another audience': { aud: 'another-client' },
    'no audience': { aud: undefined },
    'another audience of nearly the same name': { aud: 'tiffin-storefront ' },
    'no subject': { sub: undefined },
    'a subject that is a number': { sub: 1 },
    'a subject that is SQL': { sub: "' or 1=1 --" },
    'another tenant': { fid: '5f0c0ffee0ddba11ca7e0002' },
    'no tenant': { fid: undefined },
    'no sign-in': { sid: undefined },
    'a sign-in that is null': { sid: null },
    'no time of issue': { iat: undefined },
    'a time of issue that is text': { iat: 'now' },
    'a time of issue in an hour': { iat: 9_999_999_999 },
    'a time of issue before the age of 15 minutes': { iat: 1_600_000_000 },
    'no expiry': { exp: undefined },
    'an expiry that is text': { exp: '9999999999' },
    'an expiry in the past': { exp: 1_600_000_000 },
    'a negative expiry': { exp: -1 },
    'a validity that has not begun': { nbf: 9_999_999_999 },
    'a validity that is text': { nbf: 'tomorrow' },
  }),
  'the type of an id token': (header, payload) => signAccess({ ...header, typ: 'JWT' }, payload),
  'no type': ({ typ: _typ, ...header }, payload) => signAccess(header, payload),
  'no key id': ({ kid: _kid, ...header }, payload) => signAccess(header, payload),
  'the right secret under a longer digest': (header, payload) =>
    sign({ ...header, alg: 'HS512' }, payload, (input) => hmac('sha512', secret, input)),
  'the secret before under the id of the present one': (header, payload) =>
    sign(header, payload, (input) => hmac('sha256', previousSecret, input)),
  'the key id as the key': (header, payload) =>
    sign(header, payload, (input) => hmac('sha256', String(header.kid), input)),
  'the digest of the secret as the key': (header, payload) =>
    sign(header, payload, (input) => hmac('sha256', createHash('sha256').update(secret).digest(), input)),
  'the id token of the same person': () => idToken,
};

describe('a forged access token', () => {
  test('is not the genuine one, which is good', async () => {
    expect((await withAccess(session.accessToken)).status).toBe(200);
    const again = signAccess(decode(session.accessToken, 0), decode(session.accessToken, 1));
    expect((await withAccess(again)).status).toBe(200);
  });

  test(`comes in at least 60 kinds`, () => {
    expect(Object.keys(accessForgeries).length).toBeGreaterThanOrEqual(60);
  });

  test.each(Object.entries(accessForgeries))('with %s is refused', async (_name, forge) => {
    const genuine = session.accessToken;
    const forged = forge(decode(genuine, 0), decode(genuine, 1), genuine);
    expect(forged).not.toBe(genuine);
    // Neither served nor renewed, however good the refresh token beside it.
    for (const answer of [await withAccess(forged), await withHeader(forged)]) {
      expect(answer.status).toBe(401);
      expect(answer.headers.has('access-token')).toBe(false);
    }
  });

  const withAccess = (accessToken: string) =>
    backend.call('GET', '/auth/me', { headers: { authorization: `Bearer ${accessToken}` } });
  const withHeader = (accessToken: string) =>
    backend.call('GET', '/auth/me', {
      headers: { 'access-token': accessToken, 'refresh-token': 'x'.repeat(43) },
    });
});

const signId = (header: Part, payload: Part) =>
  backend.identityProvider.sign(`${encode(header)}.${encode(payload)}`);

const idForgeries: Record<string, Forgery> = {
  ...malformed(signId, given),
  ...misstated(signId, {
    'another issuer': { iss: 'https://accounts.google.com' },
    'an issuer that only begins alike': { iss: 'http://127.0.0.1' },
    'no issuer': { iss: undefined },
    'another audience': { aud: 'another-client' },
    'no audience': { aud: undefined },
    'our audience among others, without an authorised party': { aud: [testClientId, 'another-client'] },
    'an audience that is a map': { aud: { [testClientId]: true } },
    'another authorised party': { azp: 'another-client' },
    'an authorised party that is a list': { azp: [testClientId] },
    'no subject': { sub: undefined },
    'an empty subject': { sub: '' },
    'a subject that is a number': { sub: 7 },
    'a subject that is too long': { sub: 'x'.repeat(256) },
    'no e-mail': { email: undefined },
    'an e-mail that is none': { email: 'no-at-sign' },
    'an e-mail that is a list': { email: ['a@example.com'] },
    'no time of issue': { iat: undefined },
    'a time of issue in the future': { iat: 9_999_999_999, exp: 9_999_999_999 },
    'a time of issue two hours ago': { iat: 1_600_000_000 },
    'no expiry': { exp: undefined },
    'an expiry in the past': { exp: 1_600_000_000 },
    'an expiry that is text': { exp: '9999999999' },
    'a validity that has not begun': { nbf: 9_999_999_999 },
  }),
  'the type of an access token': (header, payload) => signId({ ...header, typ: 'at+jwt' }, payload),
  'the type of a logout token': (header, payload) => signId({ ...header, typ: 'logout+jwt' }, payload),
  'our own access token': () => session.accessToken,
  'our own secret': (header, payload) =>
    sign({ ...header, alg: 'HS256' }, payload, (input) => hmac('sha256', secret, input)),
  'the client id as the secret': (header, payload) =>
    sign({ ...header, alg: 'HS256' }, payload, (input) => hmac('sha256', testClientId, input)),
  'the client secret as the secret': (header, payload) =>
    sign({ ...header, alg: 'HS256' }, payload, (input) => hmac('sha256', 'test-client-secret', input)),
  'the right key under another digest': (header, payload) => signId({ ...header, alg: 'RS512' }, payload),
};

describe('a forged id token', () => {
  const answersTo = async (forged: string) => [
    await backend.call('POST', '/auth/verify', { body: { idToken: forged, user: {} } }),
    await backend.call('POST', '/auth/login', { body: { idToken: forged } }),
    await backend.call('POST', '/auth/register', { body: { idToken: forged } }),
    await backend.call('GET', `/auth/google/callback?code=${backend.identityProvider.codeFor(forged)}`),
  ];

  test('is not the genuine one, which is good', async () => {
    const again = signId(decode(idToken, 0), decode(idToken, 1));
    expect((await answersTo(again)).map(({ status }) => status)).toEqual([200, 200, 409, 200]);
    const named = signId(decode(idToken, 0), {
      ...decode(idToken, 1),
      aud: [testClientId, 'other'],
      azp: testClientId,
    });
    expect((await answersTo(named))[0]?.status).toBe(200);
  });

  test('comes in at least 60 kinds', () => {
    expect(Object.keys(idForgeries).length).toBeGreaterThanOrEqual(60);
  });

  test.each(Object.entries(idForgeries))('with %s is refused', async (_name, forge) => {
    const forged = forge(decode(idToken, 0), decode(idToken, 1), idToken);
    expect(forged).not.toBe(idToken);
    const statuses = (await answersTo(forged)).map(({ status }) => status);
    // What has not even the form of a token breaks the contract and is refused as invalid.
    const hasForm = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/.test(forged) && forged.length <= 8_192;
    expect(statuses).toEqual(hasForm ? [401, 401, 401, 401] : [400, 400, 400, 401]);
  });
});

describe('a forged refresh token', () => {
  const genuine = () => session.refreshToken;
  const kinds: Record<string, () => string> = {
    'random bytes': () => randomBytes(32).toString('base64url'),
    zeros: () => 'A'.repeat(43),
    'the first half of one': () => genuine().slice(0, 21),
    'one with its last character cut off': () => genuine().slice(0, -1),
    'one with a character more': () => `${genuine()}A`,
    'one in upper case': () => genuine().toUpperCase(),
    'one reversed': () => [...genuine()].reverse().join(''),
    'one twice': () => `${genuine()}${genuine()}`,
    'two in a list': () => `${genuine()}, ${genuine()}`,
    'one in quotes': () => `"${genuine()}"`,
    'its own digest': () => createHash('sha256').update(genuine()).digest('hex'),
    'a wildcard': () => '%',
    SQL: () => "' or '1'='1",
    'an access token': () => session.accessToken,
    'an id token': () => idToken,
    'the word null': () => 'null',
    'a long one': () => 'x'.repeat(500),
  };

  test.each(Object.entries(kinds))('that is %s is refused', async (_name, forge) => {
    const expired = signAccess(decode(session.accessToken, 0), {
      ...decode(session.accessToken, 1),
      iat: now() - 3_600,
      exp: now() - 2_700,
    });
    const headers = { 'refresh-token': forge() };
    expect((await backend.call('POST', '/auth/refresh', { headers })).status).toBe(401);
    const beside = await backend.call('GET', '/auth/me', {
      headers: { ...headers, 'access-token': expired },
    });
    expect(beside.status).toBe(401);
  });

  test('has spent nothing of the genuine one', async () => {
    const headers = { 'refresh-token': genuine(), 'foundation-id': testFoundationId };
    expect((await backend.call('POST', '/auth/refresh', { headers })).status).toBe(200);
  });
});

test('no token has made the backend ask an address that it names', () => {
  expect(askedElsewhere).toBe(0);
});
