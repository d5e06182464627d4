import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { accessTokenOf, createAccessTokens } from './access-tokens.ts';
import { alteredAccessToken, readToken } from './testing/altered-access-token.ts';

const secret = 'x'.repeat(32);
const tokens = createAccessTokens(secret);
const claims = {
  customerId: 'c'.repeat(24),
  foundationId: 'f'.repeat(24),
  familyId: '0'.repeat(24),
};
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1_000);
const invalid = { kind: 'invalid' } as const;
const idOf = (text: string) =>
  createHash('sha256').update(`tiffin key id ${text}`).digest('hex').slice(0, 16);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A token with something else in it, signed with the right secret unless another one is named. */
const altered = async (change: Parameters<typeof alteredAccessToken>[1]) =>
  alteredAccessToken(await tokens.sign(claims), { key: secret, ...change });

describe('a token', () => {
  test('says no more than it must, and is good for 15 minutes', async () => {
    const { header, payload } = readToken(await tokens.sign(claims));
    expect(header).toEqual({ alg: 'HS256', typ: 'at+jwt', kid: idOf(secret) });
    expect(payload).toEqual({
      iss: 'tiffin-backend',
      aud: 'tiffin-storefront',
      sub: claims.customerId,
      fid: claims.foundationId,
      sid: claims.familyId,
      iat: expect.any(Number),
      exp: Number(payload.iat) + 900,
    });
    expect(Math.abs(Date.now() / 1_000 - Number(payload.iat))).toBeLessThan(5);
  });

  test('is checked once, and known until it ends', async () => {
    const token = await tokens.sign(claims);
    const first = await tokens.check(token);
    expect(first).toEqual({ kind: 'valid', claims });
    expect(await tokens.check(token)).toBe(first);
    const [now, realNow] = [performance.now(), Date.now()];
    vi.useFakeTimers({ toFake: ['Date'], now: realNow + 950_000 });
    vi.spyOn(performance, 'now').mockReturnValue(now + 950_000);
    // The cache looks at the clock once in a millisecond.
    await expect.poll(() => tokens.check(token)).toEqual({ kind: 'expired', claims });
  });

  test('is good for a minute more, when it is not remembered', async () => {
    const late = await tokens.sign(claims, secondsAgo(955));
    const first = await tokens.check(late);
    expect(first).toEqual({ kind: 'valid', claims });
    expect(await tokens.check(late)).not.toBe(first);
    expect(await tokens.check(await tokens.sign(claims, secondsAgo(965)))).toEqual({
      kind: 'expired',
      claims,
    });
  });

  test('stays good while the secret before is still accepted', async () => {
    const token = await tokens.sign(claims);
    const next = 'y'.repeat(32);
    expect(await createAccessTokens(next, [secret]).check(token)).toEqual({ kind: 'valid', claims });
    expect(await createAccessTokens(next, ['z'.repeat(32), secret]).check(token)).toEqual({
      kind: 'valid',
      claims,
    });
    expect(await createAccessTokens(next).check(token)).toEqual(invalid);
    expect(readToken(await createAccessTokens(next, [secret]).sign(claims)).header).toMatchObject({
      kid: idOf(next),
    });
  });

  test('ends sooner where a setting says so, those of a server without it too', async () => {
    const short = createAccessTokens(secret, [], 60);
    const { payload } = readToken(await short.sign(claims));
    expect(Number(payload.exp) - Number(payload.iat)).toBe(60);
    for (const issuer of [tokens, short]) {
      expect(await short.check(await issuer.sign(claims, secondsAgo(125)))).toEqual({
        kind: 'expired',
        claims,
      });
    }
    expect(await tokens.check(await tokens.sign(claims, secondsAgo(125)))).toEqual({ kind: 'valid', claims });
  });
});

describe('a token that is not ours', () => {
  test.each<[string, Parameters<typeof alteredAccessToken>[1]]>([
    ['another secret', { key: 'z'.repeat(32) }],
    ['another type', { header: { typ: 'JWT' } }],
    ['no type', { header: { typ: undefined } }],
    ['another digest', { header: { alg: 'HS512' } }],
    ['another key id', { header: { kid: 'unknown' } }],
    ['no key id', { header: { kid: undefined } }],
    ['another issuer', { claims: { iss: 'another-issuer' } }],
    ['another audience', { claims: { aud: 'another-client' } }],
    ['no time of issue', { claims: { iat: undefined } }],
    ['a time of issue in an hour', { ageSeconds: -3_600 }],
    ['no end', { claims: { exp: undefined } }],
    ...['sub', 'fid', 'sid'].flatMap((name) =>
      [undefined, null, 7, 'x', "' or 1=1 --", 'g'.repeat(24)].map(
        (value): [string, Parameters<typeof alteredAccessToken>[1]] => [
          `${name} that is ${value}`,
          { claims: { [name]: value } },
        ],
      ),
    ),
  ])('%s: it is invalid, and no less after its time', async (_name, change) => {
    expect(await tokens.check(await altered(change))).toEqual(invalid);
    const late = { ageSeconds: 3_600, ...change };
    expect(await tokens.check(await altered(late))).toEqual(invalid);
  });

  test('the same alterations of nothing leave it good, or expired', async () => {
    expect(await tokens.check(await altered({}))).toEqual({ kind: 'valid', claims });
    expect(await tokens.check(await altered({ ageSeconds: 3_600 }))).toEqual({ kind: 'expired', claims });
  });

  test.each(['', 'nonsense', '.', '..', 'a.b.c'])('%j is none', async (text) => {
    expect(await tokens.check(text)).toEqual(invalid);
  });
});

describe('the token of a request', () => {
  test.each<[Record<string, string>, string | null]>([
    [{}, null],
    [{ authorization: 'Bearer abc' }, 'abc'],
    [{ authorization: 'bearer   abc' }, 'abc'],
    [{ authorization: 'Bearer abc def' }, null],
    [{ authorization: 'Not Bearer abc' }, null],
    [{ authorization: 'Bearerabc' }, null],
    [{ authorization: 'Basic abc' }, null],
    [{ 'access-token': 'own' }, 'own'],
    [{ authorization: 'Bearer abc', 'access-token': 'own' }, 'abc'],
    [{ authorization: 'Basic abc', 'access-token': 'own' }, 'own'],
  ])('with %j is %j', (headers, token) => {
    expect(accessTokenOf(new Headers(headers))).toBe(token);
  });
});
