import { getEventListeners } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { attempt } from './attempt.ts';

// Node keeps a combined signal, and with it the whole call, for as long as it has a listener.
test('an answered call listens to no signal any more', async () => {
  const combine = vi.spyOn(AbortSignal, 'any');
  onTestFinished(() => combine.mockRestore());
  await attempt(async () => new Response('{}'), new Request('http://backend.test/'), 1_000);

  expect(combine).toHaveBeenCalledOnce();
  const combined = combine.mock.results[0]?.value as AbortSignal;
  // A request listens to its signal itself, weakly; nothing else may be left.
  const { signal } = new AbortController();
  const request = new Request('http://backend.test/', { signal });
  expect(request.signal.aborted).toBe(false);
  expect(getEventListeners(combined, 'abort')).toHaveLength(getEventListeners(signal, 'abort').length);
});
