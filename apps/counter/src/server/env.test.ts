import { expect, test } from 'vitest';
import { readEnvironment } from './env.ts';

test('the counter listens on a port of its own and names every setting that is missing', () => {
  const complete = {
    BACKEND_URL: 'http://localhost:4000',
    FOUNDATION_ID: '5f0c0ffee0ddba11ca7e0001',
    OIDC_CLIENT_ID: 'id',
    OIDC_CLIENT_SECRET: 'secret',
    BETTER_AUTH_SECRET: 'x'.repeat(32),
  };
  expect(readEnvironment(complete).PORT).toBe(3100);
  expect(() => readEnvironment({})).toThrow(
    /The counter cannot start.*\n.*BACKEND_URL.*\n.*OIDC_CLIENT_ID.*\n.*OIDC_CLIENT_SECRET.*\n.*BETTER_AUTH_SECRET.*\n.*FOUNDATION_ID/,
  );
});
