import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followStream } from './follow-stream.ts';

beforeEach(() => void vi.useFakeTimers());
const ends: AbortController[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end.abort();
  vi.useRealTimers();
});

/** A stream that says what the test lets it say. */
function scriptedStream() {
  let script: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      script = controller;
    },
  });
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    say: async (text: string) => {
      script?.enqueue(new TextEncoder().encode(text));
      await vi.advanceTimersByTimeAsync(0);
    },
    end: async () => {
      script?.close();
      await vi.advanceTimersByTimeAsync(0);
    },
    cut: async () => {
      script?.error(new TypeError('network error'));
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

type Stream = ReturnType<typeof scriptedStream>;

/** Follows through these streams, or refusals by their status; then nothing answers any more. */
async function follow(...script: readonly (Stream | number)[]) {
  const end = new AbortController();
  ends.push(end);
  const answers = [...script];
  const read = vi.fn(async () => undefined);
  const open = vi.fn(async (signal: AbortSignal): Promise<Response> => {
    const answer = answers.shift();
    if (typeof answer === 'number') return new Response(null, { status: answer });
    if (answer === undefined) throw new TypeError('Failed to fetch');
    signal.addEventListener('abort', () => void answer.cut());
    return answer.response;
  });
  const [onNumber, onLive] = [vi.fn(), vi.fn()];
  const settled = followStream({
    event: 'version',
    read,
    open,
    onNumber,
    onLive,
    signal: end.signal,
    random: () => 0,
  });
  await vi.advanceTimersByTimeAsync(0);
  return { read, open, onNumber, onLive, settled, stop: () => end.abort() };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

test('reads first, and says each number, wherever the chunks end', async () => {
  const stream = scriptedStream();
  const { read, open, onNumber, onLive } = await follow(stream);
  expect(read).toHaveBeenCalledBefore(open);
  expect(onLive).not.toHaveBeenCalled();
  await stream.say('event: version\ndata: 1\n\n: still here\n\nevent: ver');
  await stream.say('sion\ndata: 12');
  expect(onNumber.mock.calls).toEqual([[1]]);
  await stream.say('\n\n: still here\n\n');
  expect(onNumber.mock.calls).toEqual([[1], [12]]);
  expect(onLive).toHaveBeenLastCalledWith(true);
});

test('what is not the event is passed over', async () => {
  const stream = scriptedStream();
  const { onNumber, onLive } = await follow(stream);
  await stream.say('event: version\ndata: soon\n\ndata: 3\n\nevent: seq\ndata: 4\n\n\n\n<html></html>\n\n');
  expect(onNumber).not.toHaveBeenCalled();
  expect(onLive).not.toHaveBeenCalled();
});

test('a stream that ends after its time is followed by the next, without the page going quiet', async () => {
  const [first, second] = [scriptedStream(), scriptedStream()];
  const { read, onNumber, onLive } = await follow(first, second);
  await first.say('event: version\ndata: 1\n\n');
  for (let beat = 0; beat < 39; beat += 1) {
    await seconds(15);
    await first.say(': still here\n\n');
  }
  await first.end();
  expect(read).toHaveBeenCalledOnce();
  await seconds(1);
  expect(read).toHaveBeenCalledTimes(2);
  await second.say('event: version\ndata: 2\n\n');
  expect(onNumber.mock.calls).toEqual([[1], [2]]);
  expect(onLive).not.toHaveBeenCalledWith(false);
});

test('attempts that fail come ever later, up to 15 seconds and as much again by chance', async () => {
  const { open, onLive } = await follow(503);
  expect(onLive).toHaveBeenLastCalledWith(false);
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    let waited = 0;
    while (open.mock.calls.length === attempt) {
      await seconds(1);
      waited += 1;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([2, 4, 8, 15, 15]);
});

test('a stream that says nothing for 40 seconds is given up, as one that never begins', async () => {
  const [silent, buffered] = [scriptedStream(), scriptedStream()];
  const { open, onLive } = await follow(silent, buffered);
  await silent.say('event: version\ndata: 1\n\n');
  await seconds(39);
  expect(onLive).toHaveBeenLastCalledWith(true);
  await seconds(1);
  expect(onLive).toHaveBeenLastCalledWith(false);
  await seconds(2);
  expect(open).toHaveBeenCalledTimes(2);
  await seconds(40 + 4);
  expect(open).toHaveBeenCalledTimes(3);
  expect(onLive).toHaveBeenLastCalledWith(false);
});

test('a token that is refused makes the page read and try again', async () => {
  const stream = scriptedStream();
  const { read, onLive } = await follow(401, stream);
  await seconds(2);
  expect(read).toHaveBeenCalledTimes(2);
  await stream.say('event: version\ndata: 1\n\n');
  expect(onLive).toHaveBeenLastCalledWith(true);
});

test.each([403, 404])('%i ends it for good', async (status) => {
  const { open, settled, onLive } = await follow(status);
  await settled;
  await seconds(120);
  expect(open).toHaveBeenCalledOnce();
  expect(onLive).toHaveBeenLastCalledWith(false);
});

test('a read that fails opens no stream, and is tried again', async () => {
  const stream = scriptedStream();
  const end = new AbortController();
  ends.push(end);
  const read = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined);
  const open = vi.fn(async () => stream.response);
  void followStream({
    event: 'version',
    read,
    open,
    onNumber: vi.fn(),
    onLive: vi.fn(),
    signal: end.signal,
    random: () => 0,
  });
  await seconds(1);
  expect(open).not.toHaveBeenCalled();
  await seconds(1);
  expect(open).toHaveBeenCalledOnce();
});

test('its end closes the stream, and a pause between two', async () => {
  const stream = scriptedStream();
  const streaming = await follow(stream);
  await stream.say('event: version\ndata: 1\n\n');
  streaming.stop();
  await streaming.settled;
  const pausing = await follow(503);
  pausing.stop();
  await pausing.settled;
  await seconds(120);
  expect(streaming.open).toHaveBeenCalledOnce();
  expect(pausing.open).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
