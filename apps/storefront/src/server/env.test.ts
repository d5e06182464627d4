import { expect, test } from 'vitest';
import { readEnvironment } from './env.ts';

const complete = {
  BACKEND_URL: 'http://localhost:4000',
  FOUNDATION_ID: '5f0c0ffee0ddba11ca7e0001',
  OIDC_CLIENT_ID: 'id',
  OIDC_CLIENT_SECRET: 'secret',
  BETTER_AUTH_SECRET: '5d1f0c7e9ab24c3fa6b8d2e4f1a09c77',
};

test('defaults reach the real identity provider and postcode service', () => {
  const environment = readEnvironment({ ...complete, BACKEND_FALLBACK_URL: '' });
  expect(environment).toMatchObject({
    PORT: 3000,
    TRUST_PROXY: 0,
    OIDC_DISCOVERY_URL: 'https://accounts.google.com/.well-known/openid-configuration',
    POSTCODES_URL: 'https://api.postcodes.io',
  });
  expect(environment.BACKEND_FALLBACK_URL).toBeUndefined();
});

test.each([
  ['1', 1],
  ['3', 3],
  ['true', 1],
  ['false', 0],
  ['', 0],
])('TRUST_PROXY %j believes %i proxies', (text, proxies) => {
  expect(readEnvironment({ ...complete, TRUST_PROXY: text }).TRUST_PROXY).toBe(proxies);
});

test.each(['yes', '10', '-1', '1.5'])('TRUST_PROXY %s is refused', (text) => {
  expect(() => readEnvironment({ ...complete, TRUST_PROXY: text })).toThrow(
    'TRUST_PROXY must be the number of your proxies before this server, from 0 to 9',
  );
});

test('shared caches may keep pages unless SHARED_CACHE is off', () => {
  expect(readEnvironment(complete).SHARED_CACHE).toBe('on');
  expect(readEnvironment({ ...complete, SHARED_CACHE: 'off' }).SHARED_CACHE).toBe('off');
  expect(() => readEnvironment({ ...complete, SHARED_CACHE: 'no' })).toThrow(
    'SHARED_CACHE must be on or off',
  );
});

test('the settings of the sandbox are refused, all in one message, unless ALLOW_SANDBOX is 1', () => {
  const sandbox = {
    ...complete,
    BETTER_AUTH_SECRET: '0'.repeat(32),
    OIDC_CLIENT_SECRET: 'tiffin-storefront-secret',
    OIDC_DISCOVERY_URL: 'http://localhost:4101/.well-known/openid-configuration',
    CLOCK_START: '2026-11-20T18:30:00Z',
  };
  expect(() => readEnvironment({ ...sandbox, NODE_ENV: 'development' })).toThrow(
    /OIDC_CLIENT_SECRET is the sandbox's: .*\n.*BETTER_AUTH_SECRET can be guessed: .*\n.*OIDC_DISCOVERY_URL is not encrypted: .*\n.*CLOCK_START is for trials: /,
  );
  expect(readEnvironment({ ...sandbox, ALLOW_SANDBOX: '1' }).CLOCK_START).toBeInstanceOf(Date);
});

test('every wrong setting is named in one message', () => {
  const wrong = {
    ...complete,
    BACKEND_URL: 'localhost',
    FOUNDATION_ID: 'x',
    BETTER_AUTH_SECRET: 'short',
    CLOCK_START: 'now',
  };
  expect(() => readEnvironment(wrong)).toThrow(
    /BACKEND_URL must be an address.*\n.*BETTER_AUTH_SECRET must be at least 32.*\n.*FOUNDATION_ID must be 24.*\n.*CLOCK_START must be an ISO instant/,
  );
  expect(() => readEnvironment({ ...complete, OIDC_CLIENT_ID: undefined })).toThrow(
    'OIDC_CLIENT_ID is missing',
  );
});
