import { expect, test } from 'vitest';
import { mayReadMetrics, metricsResponse, metricsToken } from './metrics.ts';

const token = 'a-token-for-prometheus';

test.each([
  [`Bearer ${token}`, true],
  [undefined, false],
  ['', false],
  ['Bearer', false],
  ['Bearer wrong', false],
  [`Bearer ${token}x`, false],
  [`Bearer ${token.slice(1)}`, false],
  [`Basic ${token}`, false],
  [token, false],
])('authorization %j reads the measures: %s', (authorization, may) => {
  const headers = new Headers(authorization === undefined ? {} : { authorization });
  expect(mayReadMetrics(headers, token)).toBe(may);
});

test('the measures are text that nobody keeps', async () => {
  const registry = { contentType: 'text/plain; version=0.0.4', metrics: async () => 'up 1\n' };
  const response = await metricsResponse(registry);
  expect([response.status, await response.text()]).toEqual([200, 'up 1\n']);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/plain; version=0.0.4',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

test('a token is long, or none', () => {
  expect(metricsToken.safeParse(undefined).success).toBe(true);
  expect(metricsToken.safeParse('x'.repeat(16)).success).toBe(true);
  expect(metricsToken.safeParse('x'.repeat(15)).success).toBe(false);
});
