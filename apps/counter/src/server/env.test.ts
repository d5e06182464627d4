import { expect, test } from 'vitest';
import { readEnvironment } from './env.ts';

test('the counter listens on a port of its own and names every setting that is missing or the sandbox’s', () => {
  const complete = {
    BACKEND_URL: 'http://localhost:4000',
    FOUNDATION_ID: '5f0c0ffee0ddba11ca7e0001',
    OIDC_CLIENT_ID: 'id',
    OIDC_CLIENT_SECRET: 'secret',
    BETTER_AUTH_SECRET: '5d1f0c7e9ab24c3fa6b8d2e4f1a09c77',
  };
  expect(readEnvironment(complete)).toMatchObject({ PORT: 3100, OFFLINE_BOARD: 'on' });
  expect(readEnvironment({ ...complete, OFFLINE_BOARD: 'off' }).OFFLINE_BOARD).toBe('off');
  expect(() => readEnvironment({ ...complete, OFFLINE_BOARD: 'no' })).toThrow(
    /OFFLINE_BOARD must be on or off/,
  );
  expect(() => readEnvironment({})).toThrow(
    /The counter cannot start.*\n.*BACKEND_URL.*\n.*OIDC_CLIENT_ID.*\n.*OIDC_CLIENT_SECRET.*\n.*BETTER_AUTH_SECRET.*\n.*FOUNDATION_ID/,
  );
  const sandbox = {
    ...complete,
    OIDC_CLIENT_SECRET: 'tiffin-storefront-secret',
    BETTER_AUTH_SECRET: '0'.repeat(32),
  };
  expect(() => readEnvironment({ ...sandbox, NODE_ENV: 'development' })).toThrow(
    /OIDC_CLIENT_SECRET is the sandbox's: .*\n.*BETTER_AUTH_SECRET can be guessed: /,
  );
  expect(readEnvironment({ ...sandbox, ALLOW_SANDBOX: '1' }).PORT).toBe(3100);
});
