import { ApiError } from '@tiffin/api';
import type { CounterOrder } from '@tiffin/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { at, counterOrder } from '../board-feed/testing/counter-orders.ts';
import { printByItself, printPressed, type RecordedPrint } from './record-print.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const accepted = counterOrder(1, [
  ['placed', '18:30'],
  ['accepted', '18:31'],
]);
const claimedBefore: CounterOrder = {
  ...accepted,
  prints: [{ of: 'new', device: 'Till', isOwn: true, claimedAt: at('18:32'), confirmedAt: null }],
};
const failure = (status: number | null) =>
  new ApiError({
    kind: status === null ? 'network' : 'http',
    status,
    code: null,
    message: 'No',
    details: null,
    retryAfterSeconds: null,
    requestId: null,
  });
const gone = failure(null);
const refused = failure(401);

/** A print whose steps are noted in their order; `failures` are thrown by its first calls. */
function printed({ isFirst = true, comesOut = true, order = accepted, failures = [] as Error[] } = {}) {
  const steps: string[] = [];
  const left = [...failures];
  const print: RecordedPrint = {
    order,
    of: 'new',
    async record(step) {
      const first = left.shift();
      if (first !== undefined) throw first;
      steps.push(step);
      return { isFirst, order };
    },
    async print(_, begunAt) {
      steps.push(begunAt === null ? 'print' : `print again after ${begunAt}`);
      return comesOut;
    },
  };
  return { print, steps };
}

test('by itself a ticket is claimed, printed and confirmed, in this order', async () => {
  const { print, steps } = printed();
  expect(await printByItself(print)).toMatchObject({ isOnPaper: true });
  expect(steps).toEqual(['claim', 'print', 'confirm']);
});

test('what was claimed before, or does not come out, is left to people', async () => {
  const other = printed({ isFirst: false });
  expect(await printByItself(other.print)).toMatchObject({ isOnPaper: false, answer: accepted });
  expect(other.steps).toEqual(['claim']);
  const silent = printed({ comesOut: false });
  expect(await printByItself(silent.print)).toMatchObject({ isOnPaper: false, answer: accepted });
  expect(silent.steps).toEqual(['claim', 'print']);
});

test('what is on paper is confirmed as soon as the connection is back, and never printed again for it', async () => {
  const { print, steps } = printed({
    order: claimedBefore,
    failures: [gone, new TypeError('Failed to fetch'), failure(429)],
  });
  const outcome = printPressed(print, true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toMatchObject({ isOnPaper: true });
  expect(steps).toEqual([`print again after ${at('18:32')}`, 'confirm']);
});

test('a device that was removed stops asking', async () => {
  await expect(printByItself(printed({ failures: [refused] }).print)).rejects.toBe(refused);
});

test('a press prints first and counts as the print of the device: nothing follows by itself', async () => {
  const fresh = printed();
  await printPressed(fresh.print, true);
  expect(fresh.steps).toEqual(['print', 'claim', 'confirm']);
  const person = printed();
  await printPressed(person.print, false);
  expect(person.steps).toEqual(['print']);
  const over = printed({
    order: counterOrder(1, [
      ['placed', '18:30'],
      ['cancelled', '18:31'],
    ]),
  });
  await printPressed(over.print, true);
  expect(over.steps).toEqual(['print']);
});
