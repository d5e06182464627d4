import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openStatus } from '../opening-hours/open-status.ts';
import { type DayHours, type OpeningHours, weekdays } from '../opening-hours/opening-hours.ts';
import { offeredModes } from '../ordering-mode/offered-modes.ts';
import { orderingModes } from '../ordering-mode/ordering-mode.ts';
import { addBusyMinutes, applyPause, serviceAt } from './apply-service.ts';
import { type ServiceEnd, serviceEnd } from './service-end.ts';
import type { ServiceState } from './service-state.ts';

const timeZone = 'Europe/London';
const everyDay = (opening: string, closing: string, isActive = true): OpeningHours =>
  Object.fromEntries(weekdays.map((day): [string, DayHours] => [day, { isActive, opening, closing }]));
const lunch = everyDay('12:00', '22:00');
// 2025-06-04 is a Wednesday; London is an hour ahead of UTC then.
const at = (time: string) => new Date(`2025-06-04T${time}+01:00`);

describe('the end that staff choose', () => {
  const ends = (end: ServiceEnd, hours: OpeningHours, time: string) =>
    serviceEnd(end, { hours, timeZone }, at(time)).toISOString();

  test.each([
    ['some minutes', { minutes: 60 }, lunch, '18:47', '2025-06-04T18:47:00.000Z'],
    ['closing, while it is open', 'closing', lunch, '18:47', '2025-06-04T21:01:00.000Z'],
    ['closing, before it opens', 'closing', lunch, '10:00', '2025-06-04T21:01:00.000Z'],
    ['closing, after it has closed', 'closing', lunch, '23:00', '2025-06-05T21:01:00.000Z'],
    ['closing of a night', 'closing', everyDay('18:00', '02:00'), '23:00', '2025-06-05T01:01:00.000Z'],
    ['the next opening, while it is open', 'next_opening', lunch, '18:47', '2025-06-05T11:00:00.000Z'],
    ['the next opening, before it opens', 'next_opening', lunch, '10:00', '2025-06-04T11:00:00.000Z'],
    [
      'closing where it never closes',
      'closing',
      everyDay('00:00', '23:59'),
      '12:00',
      '2025-06-04T23:00:00.000Z',
    ],
    [
      'the next opening where there is none',
      'next_opening',
      everyDay('12:00', '22:00', false),
      '12:00',
      '2025-06-11T11:00:00.000Z',
    ],
    ['closing where it never opens', 'closing', {}, '12:00', '2025-06-11T11:00:00.000Z'],
  ] as const)('%s', (_, end, hours, time, instant) => {
    expect(ends(end, hours, time)).toBe(instant);
  });

  const time = fc.nat(1439).map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
  const day = fc.record({ isActive: fc.boolean(), opening: time, closing: time });
  const week = fc
    .tuple(day, day, day, day, day, day, day)
    .map((days): OpeningHours => Object.fromEntries(weekdays.map((name, index) => [name, days[index]])));
  const start = Date.parse('2025-03-27T00:00:00Z');
  const instant = fc.nat(6 * 1440 * 60_000).map((after) => new Date(start + after));
  const status = (hours: OpeningHours, now: number) =>
    openStatus({ hasDelivery: true, hasCollection: true, isActive: true, hours, timeZone }, new Date(now));

  test('is always ahead, at most a week and a day', () => {
    const choice = fc.oneof(
      fc.constantFrom('closing' as const, 'next_opening' as const),
      fc.record({ minutes: fc.integer({ min: 1, max: 240 }) }),
    );
    fc.assert(
      fc.property(week, instant, choice, (hours, now, end) => {
        const ahead = serviceEnd(end, { hours, timeZone }, now).getTime() - now.getTime();
        expect(ahead).toBeGreaterThan(0);
        // Two weeks: a week until it opens, and as long until it closes where days follow without a gap.
        expect(ahead).toBeLessThanOrEqual(15 * 86_400_000);
      }),
    );
  });

  test('of a restaurant that is open leaves no open minute before the closing', () => {
    fc.assert(
      fc.property(week, instant, fc.double({ min: 0, max: 1, noNaN: true }), (hours, now, share) => {
        fc.pre(status(hours, now.getTime()).isOpen);
        const end = serviceEnd('closing', { hours, timeZone }, now).getTime();
        const between = Math.floor(now.getTime() + share * (end - 1 - now.getTime()));
        expect(status(hours, between).isOpen).toBe(true);
      }),
    );
  });

  test('at the next opening is the instant that customers read', () => {
    fc.assert(
      fc.property(week, instant, (hours, now) => {
        const next = status(hours, now.getTime()).nextOpening;
        fc.pre(next !== null);
        const end = serviceEnd('next_opening', { hours, timeZone }, now);
        const shown = new Intl.DateTimeFormat('en-GB', {
          timeZone,
          weekday: 'long',
          hour: '2-digit',
          minute: '2-digit',
        })
          .formatToParts(end)
          .filter(({ type }) => type !== 'literal');
        const [weekday, hour, minute] = shown.map(({ value }) => value.toLowerCase());
        expect(weekday).toBe(next?.weekday);
        // An opening in the hour that spring skips is reached later.
        if (`${hour}:${minute}` !== next?.time) expect(`${hour}:${minute}`).toBe('02:00');
      }),
    );
  });
});

describe('what is in force', () => {
  const until = '2025-06-04T18:00:00.000Z';
  const set: ServiceState = {
    pause: { modes: ['delivery'], until, reason: 'staff' },
    busy: { minutes: 15, until },
  };

  test.each([
    ['before its end', -1, set],
    ['at its end', 0, { pause: null, busy: null }],
  ])('%s', (_, after, state) => {
    expect(serviceAt(set, new Date(Date.parse(until) + after))).toEqual(state);
  });

  test('is nothing where nothing was set', () => {
    const nothing: ServiceState = { pause: null, busy: null };
    expect(serviceAt(nothing, new Date(until))).toEqual(nothing);
  });
});

describe('an estimate', () => {
  const busy = { minutes: 15, until: '2025-06-04T18:00:00.000Z' };

  test.each([
    ['stays while it is quiet', 40, null, 40],
    ['is longer while it is busy', 40, busy, 55],
    ['is a day at most', 1_430, busy, 1_440],
  ])('%s', (_, estimate, added, minutes) => {
    expect(addBusyMinutes(estimate, added)).toBe(minutes);
  });
});

describe('a pause', () => {
  const paused = fc.subarray([...orderingModes]);
  const restaurant = fc.record({
    hasDelivery: fc.boolean(),
    hasCollection: fc.boolean(),
    isActive: fc.boolean(),
    hours: fc.constant(lunch),
    timeZone: fc.constant(timeZone),
  });
  const open = { hasDelivery: true, hasCollection: true, isActive: true };

  test.each([
    ['of one mode leaves the other', open, ['delivery'], 'Collection only available at the moment'],
    ['of the other mode', open, ['collection'], 'Delivery only available at the moment'],
  ] as const)('%s', (_, before, modes, message) => {
    const after = applyPause(before, modes);
    expect([offeredModes(after).message, after.isActive]).toEqual([message, true]);
  });

  test.each([
    ['both modes', open, ['delivery', 'collection']],
    ['the only mode', { ...open, hasDelivery: false }, ['collection']],
    ['more than it offers', { ...open, hasCollection: false }, ['delivery', 'collection']],
  ] as const)('of %s closes it and leaves its modes', (_, before, modes) => {
    expect(applyPause(before, modes)).toEqual({ ...before, isActive: false });
  });

  test('of a mode that is not offered changes nothing', () => {
    const collectionOnly = { ...open, hasDelivery: false };
    expect(applyPause(collectionOnly, ['delivery'])).toEqual(collectionOnly);
  });

  test('of nothing changes nothing, even where no mode is offered', () => {
    fc.assert(
      fc.property(restaurant, (before) => {
        expect(applyPause(before, [])).toEqual(before);
      }),
    );
  });

  test('never offers, opens or calls unavailable what was not so before', () => {
    fc.assert(
      fc.property(restaurant, paused, (before, modes) => {
        const after = applyPause(before, modes);
        for (const key of ['hasDelivery', 'hasCollection', 'isActive'] as const) {
          if (after[key]) expect(before[key]).toBe(true);
        }
        const [was, is] = [openStatus(before, at('13:00')), openStatus(after, at('13:00'))];
        if (was.kind !== 'unavailable') expect(is.kind).not.toBe('unavailable');
        // Who sees it open can order in a mode that is not paused.
        if (is.isOpen) {
          expect(orderingModes.some((mode) => offers(after, mode) && !modes.includes(mode))).toBe(true);
          expect(modes.every((mode) => !offers(after, mode))).toBe(true);
        }
      }),
    );
  });
});

function offers(
  { hasDelivery, hasCollection }: { readonly hasDelivery: boolean; readonly hasCollection: boolean },
  mode: (typeof orderingModes)[number],
): boolean {
  return mode === 'delivery' ? hasDelivery : hasCollection;
}
