import { beforeEach, expect, test, vi } from 'vitest';
import { endElevation, unansweredEnd } from './end-elevation.ts';

const onServer = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('../board-feed/board.functions.ts', () => ({ endElevation: onServer }));

beforeEach(() => {
  // What a browser keeps, where Node has nothing.
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('manager mode is over on the device at once, and owed to the server until it answers', async () => {
  onServer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const ending = endElevation();
  expect(unansweredEnd.read()).toBe(true);
  await expect(ending).rejects.toThrow('Failed to fetch');
  expect(unansweredEnd.read()).toBe(true);
  onServer.mockResolvedValueOnce();
  await endElevation();
  expect(unansweredEnd.read()).toBe(false);
});
