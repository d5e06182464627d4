import { expect, test } from 'vitest';
import { problemClosedMessage } from './problem-closed-message.ts';

test('a refusal says who closed it and when, in the time of the restaurant', () => {
  const at = new Date('2026-07-14T18:05:00Z');
  const words = (by: string | null, now: string) =>
    problemClosedMessage({ by, at }, { now: new Date(now), timeZone: 'Europe/London' });
  expect(words('Maria', '2026-07-14T20:00:00Z')).toBe('This was closed by Maria at 19:05.');
  expect(words(null, '2026-07-14T23:30:00Z')).toBe('This was closed by the restaurant yesterday at 19:05.');
  expect(words('Maria', '2026-07-20T20:00:00Z')).toBe('This was closed by Maria on 14 July at 19:05.');
});
