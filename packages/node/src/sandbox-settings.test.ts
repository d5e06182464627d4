import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { EnvironmentError, parseEnvironment } from './environment.ts';
import { allowsSandbox, sandboxSettings, warnOfSandbox } from './sandbox-settings.ts';

const secret = '5d1f0c7e9ab24c3fa6b8d2e4f1a09c77';

const sandbox = {
  JWT_SECRET: '0'.repeat(32),
  JWT_PREVIOUS_SECRETS: `${secret},${'ab'.repeat(16)}`,
  PIN_SECRET: '0'.repeat(32),
  BETTER_AUTH_SECRET: 'x'.repeat(40),
  METRICS_TOKEN: '1234512345123451',
  OIDC_CLIENT_SECRET: 'tiffin-storefront-secret',
  OIDC_ISSUER: 'http://localhost:4101',
  OIDC_DISCOVERY_URL: 'HTTP://localhost:4101/.well-known/openid-configuration',
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: ' whsec_sandbox ',
  STRIPE_API_BASE: 'https://payments.example',
  CLOCK_START: '2026-11-20T18:30:00Z',
  DEMO_DATA: '1',
  RATE_LIMIT_SIGN_IN: 'off',
  RATE_LIMIT_OF_TOMORROW: 'off',
};

const real = {
  JWT_SECRET: secret,
  JWT_PREVIOUS_SECRETS: '',
  PIN_SECRET: secret,
  BETTER_AUTH_SECRET: 'correct horse battery staple, 2026',
  METRICS_TOKEN: secret,
  OIDC_CLIENT_SECRET: 'GOCSPX-x',
  OIDC_ISSUER: 'https://accounts.google.com',
  OIDC_DISCOVERY_URL: 'https://accounts.google.com/.well-known/openid-configuration',
  STRIPE_SECRET_KEY: 'sk_test_51',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  STRIPE_API_BASE: 'https://api.stripe.com/',
  CLOCK_START: '',
  DEMO_DATA: '0',
  RATE_LIMIT_SIGN_IN: '30/60',
};

const namesOf = (problems: readonly string[]) => problems.map((problem) => problem.split(' ')[0]);

test('each setting of the sandbox is named by one sentence that says what to do', () => {
  const problems = sandboxSettings(sandbox);
  expect(namesOf(problems)).toEqual(Object.keys(sandbox));
  for (const problem of problems) expect(problem).toMatch(/^[A-Z_]+ .+: .+, or set ALLOW_SANDBOX=1 .+\.$/);
  expect(problems.join('\n')).not.toMatch(/whsec_sandbox|0000/);
});

test('real settings, and those left empty, pass', () => {
  expect(sandboxSettings(real)).toEqual([]);
});

describe('a program', () => {
  const schema = z.object({ PORT: z.string({ error: 'is missing' }), JWT_SECRET: z.string().optional() });

  test('refuses them together with everything else that is wrong, whatever NODE_ENV says', () => {
    for (const NODE_ENV of ['development', 'test', 'production', undefined]) {
      const start = () => parseEnvironment('program', schema, { ...sandbox, NODE_ENV, ALLOW_SANDBOX: '0' });
      expect(start).toThrow(EnvironmentError);
      try {
        start();
      } catch (error) {
        if (!(error instanceof EnvironmentError)) throw error;
        expect(namesOf(error.problems)).toEqual(['PORT', ...Object.keys(sandbox)]);
      }
    }
  });

  test('accepts them with ALLOW_SANDBOX=1 and no other value, and says so in its log', () => {
    const source = { ...sandbox, PORT: '1', ALLOW_SANDBOX: ' 1 ' };
    expect(parseEnvironment('program', schema, source)).toEqual({
      PORT: '1',
      JWT_SECRET: sandbox.JWT_SECRET,
    });
    for (const ALLOW_SANDBOX of ['true', '0', 'yes', '', undefined])
      expect(allowsSandbox({ ALLOW_SANDBOX })).toBe(false);
    const log = { warn: vi.fn() };
    warnOfSandbox(log, source);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      { settings: Object.keys(sandbox) },
      expect.stringContaining('ALLOW_SANDBOX=1'),
    );
    warnOfSandbox(log, { ...sandbox, ALLOW_SANDBOX: undefined });
    expect(log.warn).toHaveBeenCalledOnce();
  });
});
