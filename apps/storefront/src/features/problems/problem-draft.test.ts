import { QueryClient } from '@tanstack/react-query';
import type { OrderProblemDraft } from '@tiffin/ui';
import { afterEach, expect, test, vi } from 'vitest';
import { logIn } from '../session/log-in.ts';
import { tokenStore } from '../session/token-store.ts';
import { keepProblemDraft, problemDraftOf } from './problem-draft.ts';

const [one, other] = ['a'.repeat(24), 'b'.repeat(24)];
const filledIn = (text: string): OrderProblemDraft => ({
  ...{ reason: 'missing', lines: ['c'.repeat(24)], text },
  photos: [new Blob(['a photo'])],
});
const sessionOf = (id: string) => ({
  ...{ accessToken: `access-${id}`, refreshToken: `refresh-${id}` },
  user: { id, phoneNumber: null },
});

afterEach(() => {
  vi.useRealTimers();
  tokenStore.clear();
});

test('what was filled in is there after an hour, for its order alone', () => {
  vi.useFakeTimers();
  // As browsers forget what no page shows.
  const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: 300_000 } } });
  const draft = filledIn('No naan.');
  keepProblemDraft(queryClient, one, filledIn('No'));
  keepProblemDraft(queryClient, one, draft);
  vi.advanceTimersByTime(60 * 60_000);
  // The same one, so that it is sent again with its key.
  expect(problemDraftOf(queryClient, one)).toBe(draft);
  expect(problemDraftOf(queryClient, other)).toBeNull();
});

test('the next customer of the device does not find it', () => {
  const queryClient = new QueryClient();
  logIn(queryClient, sessionOf('first'));
  keepProblemDraft(queryClient, one, filledIn('No naan.'));
  logIn(queryClient, sessionOf('second'));
  expect(problemDraftOf(queryClient, one)).toBeNull();
});
