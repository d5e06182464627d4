import { expect, test } from 'vitest';
import { at } from '../board-feed/testing/counter-orders.ts';
import { logPrint, nextCopy } from './printing.ts';

const time = (of: string) => new Date(at(of));

test('the first print is no copy; those after it count on and say when the first was', () => {
  expect(nextCopy({}, 'a')).toBeNull();
  const once = logPrint({}, 'a', time('18:32'));
  expect(nextCopy(once, 'a')).toEqual({ number: 2, firstPrintedAt: at('18:32') });
  const twice = logPrint(once, 'a', time('18:40'));
  expect(nextCopy(twice, 'a')).toEqual({ number: 3, firstPrintedAt: at('18:32') });
  expect(nextCopy(twice, 'b')).toBeNull();
});

test('what was printed a day ago is forgotten', () => {
  const log = logPrint({}, 'a', new Date('2026-11-19T18:30:00Z'));
  expect(Object.keys(logPrint(log, 'b', time('18:29')))).toEqual(['a', 'b']);
  expect(Object.keys(logPrint(log, 'b', time('18:30')))).toEqual(['b']);
});
