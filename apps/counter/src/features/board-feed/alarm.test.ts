import { describe, expect, test } from 'vitest';
import { type AlarmMemory, type AlarmSound, type AlarmState, alarmFor } from './alarm.ts';
import { at, counterOrder, type Stages } from './testing/counter-orders.ts';

const placed: Stages = [['placed', '18:30']];
const accepted: Stages = [...placed, ['accepted', '18:31']];

/** An alarm that is looked at as time goes on. */
function listener(first: Partial<AlarmState> = {}) {
  let state: Omit<AlarmState, 'now'> = {
    orders: [],
    openedIds: new Set(),
    cancelledHereIds: new Set(),
    isConnected: true,
    isOnShift: true,
    bell: 'until_seen',
    ...first,
  };
  let memory: AlarmMemory | null = null;
  return {
    look(time: string, change: Partial<AlarmState> = {}): readonly AlarmSound[] {
      state = { ...state, ...change };
      const heard = alarmFor({ ...state, now: new Date(at(time)) }, memory);
      memory = heard.memory;
      return heard.sounds;
    },
  };
}

const one = counterOrder(1, placed);
const two = counterOrder(2, [['placed', '18:31']]);

describe('the bell', () => {
  test('rings at once, then every 8 seconds while an order waits', () => {
    const { look } = listener();
    expect(look('18:30:00')).toEqual([]);
    expect(look('18:30:01', { orders: [one] })).toEqual(['new']);
    const rings = seconds(2, 30).filter((second) => look(`18:30:${second}`).includes('new'));
    expect(rings).toEqual(['09', '17', '25']);
  });

  test('rings every 3 seconds with a minute left for one of them', () => {
    const { look } = listener({ orders: [one, two] });
    look('18:33:59');
    const rings = seconds(0, 12).filter((second) => look(`18:34:${second}`).includes('new'));
    expect(rings).toEqual(['02', '05', '08', '11']);
  });

  test('goes on for the other order when one is opened, and stops when both are opened or answered', () => {
    const { look } = listener({ orders: [one, two] });
    look('18:32:00');
    expect(look('18:32:08', { openedIds: new Set([one.order.id]) })).toEqual(['new']);
    expect(look('18:32:16', { orders: [one, counterOrder(2, accepted)] })).toEqual([]);
    expect(look('18:33:00')).toEqual([]);
  });

  test('rings at once for an order that comes after all were answered, and for one that comes while it rings by its time', () => {
    const { look } = listener({ orders: [one] });
    expect(look('18:31:00')).toEqual(['new']);
    expect(look('18:31:02', { orders: [counterOrder(1, accepted)] })).toEqual([]);
    expect(look('18:31:03', { orders: [counterOrder(1, accepted), two] })).toEqual(['new']);
  });

  describe('of an order that the system has accepted', () => {
    const automatic = { ...counterOrder(3, accepted, { acceptBy: null }), history: [] };
    const seen = { ...automatic, acknowledgements: [{ of: 'new', name: 'Pass', at: at('18:32') } as const] };

    test('rings until someone has seen it on any device; opening it here is not enough', () => {
      const { look } = listener();
      look('18:31:00');
      expect(look('18:31:05', { orders: [automatic] })).toEqual(['new']);
      expect(look('18:31:13', { openedIds: new Set([automatic.order.id]) })).toEqual(['new']);
      expect(look('18:31:21', { orders: [seen] })).toEqual([]);
      expect(listener({ orders: [automatic] }).look('18:31:00')).toEqual(['new']);
    });

    test('rings once as it comes in where this device is set so', () => {
      const { look } = listener({ bell: 'once' });
      look('18:31:00');
      expect(look('18:31:05', { orders: [automatic] })).toEqual(['new']);
      expect(look('18:31:30')).toEqual([]);
      expect(listener({ orders: [automatic], bell: 'once' }).look('18:31:00')).toEqual([]);
    });
  });
});

describe('one-off tones', () => {
  test('an order that turns late sounds once, one that was late before does not', () => {
    const late = counterOrder(4, accepted);
    const { look } = listener({ orders: [late] });
    expect(look('19:00:00')).toEqual([]);
    expect(look('19:00:01')).toEqual(['late']);
    expect(look('19:00:02')).toEqual([]);
    const { look: lookLater } = listener({ orders: [late] });
    expect(lookLater('19:10:00')).toEqual([]);
  });

  test('an order that is cancelled or missed sounds until someone has seen it, unless it was cancelled here', () => {
    const cancelled = counterOrder(1, [...placed, ['cancelled', '18:32']]);
    const missed = {
      ...cancelled,
      order: { ...cancelled.order, status: 'declined', closedReason: 'unanswered' } as const,
    };
    const seen = { ...cancelled, acknowledgements: [{ of: 'closed', name: null, at: at('18:33') } as const] };
    const { look } = listener({ orders: [one] });
    look('18:31:59');
    expect(look('18:32:01', { orders: [cancelled] })).toEqual(['cancelled']);
    expect(look('18:32:02')).toEqual([]);
    expect(look('18:32:09')).toEqual(['cancelled']);
    expect(look('18:32:17', { orders: [seen] })).toEqual([]);
    expect(look('18:32:18', { orders: [missed] })).toEqual(['missed']);
    const here = listener({ orders: [one] });
    here.look('18:31:59');
    expect(here.look('18:32:01', { orders: [cancelled], cancelledHereIds: new Set([one.order.id]) })).toEqual(
      [],
    );
  });

  test('nothing sounds for what goes well', () => {
    const { look } = listener({ orders: [counterOrder(1, accepted)] });
    look('18:40:00');
    const ready: Stages = [...accepted, ['ready', '18:50']];
    expect(look('18:50:00', { orders: [counterOrder(1, ready)] })).toEqual([]);
    expect(look('18:55:00', { orders: [counterOrder(1, [...ready, ['completed', '18:55']])] })).toEqual([]);
    expect(look('18:56:00', { orders: [] })).toEqual([]);
  });
});

describe('without a connection', () => {
  test('two notes fall once, and no bell rings for orders that others may have answered', () => {
    const { look } = listener({ orders: [one] });
    look('18:31:00');
    expect(look('18:31:10', { isConnected: false })).toEqual(['lost']);
    expect(look('18:31:30')).toEqual([]);
    expect(look('18:34:30')).toEqual([]);
    expect(look('18:34:40', { isConnected: true })).toEqual(['new']);
  });

  test('what turned late meanwhile sounds on return', () => {
    const { look } = listener({ orders: [counterOrder(1, accepted)] });
    look('18:59:00');
    look('18:59:30', { isConnected: false });
    expect(look('19:01:00')).toEqual([]);
    expect(look('19:02:00', { isConnected: true })).toEqual(['late']);
  });

  test('a device that begins without one has lost none', () => {
    expect(listener({ isConnected: false }).look('18:30:00')).toEqual([]);
  });
});

function seconds(from: number, until: number): readonly string[] {
  return Array.from({ length: until - from }, (_, index) => String(from + index).padStart(2, '0'));
}

describe('on the cover', () => {
  test('the bell rings for what waits as on a shift, also after a night', () => {
    const { look } = listener({ isOnShift: false });
    expect(look('08:00:00')).toEqual([]);
    expect(look('18:30:00', { orders: [one] })).toEqual(['new']);
    expect(look('18:30:07')).toEqual([]);
    expect(look('18:30:08')).toEqual(['new']);
    expect(look('18:31:00', { orders: [counterOrder(1, accepted)] })).toEqual([]);
  });

  test('the bell rings for an order that was only opened here before the shift ended', () => {
    const { look } = listener({ orders: [one], openedIds: new Set([one.order.id]) });
    expect(look('18:30:00')).toEqual([]);
    expect(look('18:30:10', { isOnShift: false })).toEqual(['new']);
    expect(look('18:30:18')).toEqual(['new']);
  });

  test('what the system has accepted rings as the device is set: until it is seen, or once', () => {
    const byItself = { ...counterOrder(3, accepted, { acceptBy: null }), history: [] };
    const usual = listener({ isOnShift: false });
    const once = listener({ isOnShift: false, bell: 'once' });
    const rings = ({ look }: typeof usual) => [
      look('18:30:00').length,
      look('18:31:00', { orders: [byItself] }).length,
      look('18:31:08').length,
    ];
    expect([rings(usual), rings(once)]).toEqual([
      [0, 1, 1],
      [0, 1, 0],
    ]);
  });

  test('nothing else sounds: a late order, one that is cancelled, or a connection that is lost at night', () => {
    const { look } = listener({ isOnShift: false, orders: [counterOrder(4, accepted)] });
    look('18:59:00');
    expect(look('19:00:01')).toEqual([]);
    expect(look('19:00:02', { orders: [counterOrder(4, [...accepted, ['cancelled', '19:00']])] })).toEqual(
      [],
    );
    expect(look('19:00:03', { isConnected: false })).toEqual([]);
  });
});
