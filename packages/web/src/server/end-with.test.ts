import { beforeEach, expect, test, vi } from 'vitest';
import { endWith } from './end-with.ts';

const onEnd = vi.fn();
beforeEach(() => onEnd.mockReset());

/** A stream of numbered chunks, one for each read, that goes on until it is cancelled. */
function endless() {
  let sent = 0;
  let isCancelled = false;
  const body = new ReadableStream({
    pull(controller) {
      if (sent < 2) controller.enqueue(new TextEncoder().encode(String(sent++)));
    },
    cancel() {
      isCancelled = true;
    },
  });
  return { body, isCancelled: () => isCancelled };
}

const read = async (reader: ReadableStreamDefaultReader<Uint8Array> | undefined) => {
  const chunk = await reader?.read();
  return chunk?.value === undefined ? null : new TextDecoder().decode(chunk.value);
};

test('the body ends complete when the signal aborts, and so does what stands behind it', async () => {
  const stop = new AbortController();
  const { body, isCancelled } = endless();
  const response = endWith(
    stop.signal,
    new Response(body, { status: 200, headers: { 'content-type': 'text/event-stream' } }),
    onEnd,
  );
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const reader = response.body?.getReader();
  expect([await read(reader), await read(reader)]).toEqual(['0', '1']);
  expect(onEnd).not.toHaveBeenCalled();
  const next = read(reader);
  stop.abort();
  expect(await next).toBeNull();
  expect(isCancelled()).toBe(true);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('a response that comes while the server stops ends at once', async () => {
  const { body, isCancelled } = endless();
  const response = endWith(AbortSignal.abort(), new Response(body), onEnd);
  expect(await response.text()).toBe('');
  expect(isCancelled()).toBe(true);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('a reader who leaves ends what stands behind it', async () => {
  const { body, isCancelled } = endless();
  await endWith(new AbortController().signal, new Response(body), onEnd).body?.cancel();
  expect(isCancelled()).toBe(true);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('a body that ends by itself, or fails, does so', async () => {
  const { signal } = new AbortController();
  expect(await endWith(signal, new Response('whole'), onEnd).text()).toBe('whole');
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('cut')) });
  await expect(endWith(signal, new Response(broken), onEnd).text()).rejects.toThrow('cut');
  endWith(signal, new Response(null), onEnd);
  expect(onEnd).toHaveBeenCalledTimes(3);
});
