import { pence } from '@tiffin/domain';
import { describe, expect, test } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { examples } from '../../testing/scripted-fetch.ts';
import type { Wire } from '../../wire.ts';
import { readCounterMenu, writeAvailability } from './availability.ts';
import { writeCounterAction, writeCounterRefund } from './counter-action.ts';
import { readCounterOrder, readOrderChanges } from './counter-order.ts';
import { readDeviceAccount } from './device.ts';
import { orderRefusal } from './order-refusal.ts';
import { readServiceState, writeBusy, writePause } from './service.ts';
import { readMember } from './staff.ts';

// As it comes over the wire, where the types of the example are not checked either.
const wireOrder: Wire['CounterOrder'] = JSON.parse(JSON.stringify(examples.CounterOrder.value));

test('an order of the counter has its customer and history', () => {
  const { order, customer, history } = readCounterOrder(wireOrder);
  expect(order).toMatchObject({ id: '64b0a1f2c3d4e5f6ff000001', breakdown: { totalAmount: 3159 } });
  expect(customer).toEqual({ name: 'Amara Okafor', phoneNumber: '+447700900318' });
  expect(history).toEqual([
    { version: 1, action: 'placed', actor: 'customer', name: null, at: '2026-11-20T18:30:00.000Z' },
  ]);
});

test('an action that is not known is another one', () => {
  const [placed] = wireOrder.history;
  if (placed === undefined) throw new Error('The example has a history.');
  const actions = ['accept', 'cancel_accepted', 'handed_to_robot'];
  const { history } = readCounterOrder({
    ...wireOrder,
    history: actions.map((action) => ({ ...placed, action })),
  });
  expect(history.map(({ action }) => action)).toEqual(['accept', 'cancel_accepted', 'other']);
});

test('changes have their cursor, time and acceptance', () => {
  expect(readOrderChanges({ ...examples.OrderChanges.value, ...manual, orders: [wireOrder] })).toMatchObject({
    seq: 4821,
    orders: [{ order: { number: 'S-4821' } }],
    acceptance: { acceptance: 'manual', minutes: 5 },
    now: '2026-11-20T18:30:00.000Z',
    hasMore: false,
  });
});

const manual = { acceptance: { acceptance: 'manual', minutes: 5 } } as const;

test('what is set for the hours ahead is read', () => {
  const { pause, busy } = examples.ServiceState.value;
  const state = readServiceState({ pause: { ...pause, modes: ['delivery'], reason: 'staff' }, busy });
  expect(state).toMatchObject({ pause: { modes: ['delivery'], reason: 'staff' }, busy: { minutes: 15 } });
});

test('orders are taken again, and the wait is as usual, without an end', () => {
  expect(writePause({ modes: [] })).toEqual(examples.ResumeRequest.value);
  expect(writeBusy({ minutes: 0 })).toEqual(examples.UsualRequest.value);
});

test('a device names the person it acts as, and a member the state of the invitation', () => {
  const device = readDeviceAccount({
    ...examples.DeviceAccount.value,
    elevation: { ...examples.Elevation.value, role: 'owner' },
  });
  expect(device).toMatchObject({
    device: { id: '64b0a1f2c3d4e5f601020b01', name: 'Tablet by the till' },
    restaurantName: 'Saffron & Smoke',
    elevation: { name: 'Maria Kapoor', role: 'owner', until: '2026-11-20T18:40:00.000Z' },
  });
  expect(readMember({ ...examples.Member.value, role: 'staff', state: 'invited' })).toMatchObject({
    id: '64b0a1f2c3d4e5f601020a02',
    name: null,
    state: 'invited',
  });
});

test('actions are written by the names of the wire, with what each needs', () => {
  const promisedAt = '2026-11-20T19:05:00.000Z';
  const refund = { kind: 'amount', amount: pence(500) } as const;
  const pilau = { kind: 'choice', id: '64b0a1f2c3d4e5f6e0000001' } as const;
  const written = [
    writeCounterAction({ name: 'delay', promisedAt }, 2),
    writeCounterAction({ name: 'decline', reason: 'too_busy', outOf: [] }, 1),
    writeCounterAction({ name: 'decline', reason: 'out_of_stock', outOf: [pilau] }, 1),
    writeCounterAction({ name: 'cancel_accepted', reason: 'other', refund }, 3),
    writeCounterAction({ name: 'cancel_accepted', reason: 'no_show', refund: { kind: 'none' } }, 3),
    writeCounterAction({ name: 'undo' }, 4),
  ];
  expect(written).toEqual([
    { action: 'delay', expectedVersion: 2, promisedAt },
    { action: 'decline', expectedVersion: 1, reason: 'too_busy' },
    { action: 'decline', expectedVersion: 1, reason: 'out_of_stock', outOf: [pilau] },
    { action: 'cancel', expectedVersion: 3, reason: 'other', refund },
    { action: 'cancel', expectedVersion: 3, reason: 'no_show', refund: { kind: 'none' } },
    { action: 'undo', expectedVersion: 4 },
  ]);
});

test('a refund is written as an amount or as lines with fees, never as both', () => {
  const lines = [{ itemId: '64b0a1f2c3d4e5f6f1000001', quantity: 1 }];
  const rest = { reason: 'late', expectedRefunded: pence(320) } as const;
  const selection = { kind: 'lines', lines, fees: ['serviceFee'] } as const;
  expect(writeCounterRefund({ ...rest, selection })).toEqual({ ...rest, lines, fees: ['serviceFee'] });
  // An empty list of fees beside an amount is refused by the backend.
  expect(writeCounterRefund({ ...rest, selection: { ...selection, fees: [] } })).toEqual({ ...rest, lines });
});

describe('what a refusal says of an order', () => {
  const message = 'Accepted by Maria at 18:32 for 19:05.';

  test('the order as it is now', () => {
    const accepted = { ...wireOrder, order: { ...wireOrder.order, status: 'accepted' as const, version: 2 } };
    const details = { counterOrder: accepted };
    expect(orderRefusal({ code: 'order_changed', message, details })).toMatchObject({
      code: 'order_changed',
      message,
      order: { order: { status: 'accepted', version: 2 } },
    });
  });

  test.each(['promise_out_of_range', 'action_not_allowed', 'refund_changed', 'refund_exceeds'] as const)(
    '%s without an order',
    (code) => {
      expect(orderRefusal({ code, message, details: null })).toEqual({ code, message, order: null });
    },
  );

  test('details of another shape are no order, and no exception', () => {
    const details = JSON.parse('{"counterOrder":{"order":7}}');
    expect(orderRefusal({ code: 'order_changed', message, details })).toMatchObject({ order: null });
  });

  test('the examples of the contract are known', () => {
    const { ActionRefused, RefundRefused, PromiseOutOfRange } = contract.components.responses;
    for (const { content } of [ActionRefused, RefundRefused, PromiseOutOfRange]) {
      const { code, message: said } = content['application/json'].example;
      const known = orderRefusal({ code: code as Wire['ErrorCode'], message: said, details: null });
      expect(known, code).toMatchObject({ code, message: said });
    }
  });

  test.each(['pin_needed', 'pin_wrong', 'unauthorized', null] as const)(
    '%s is about something else',
    (code) => {
      expect(orderRefusal({ code, message, details: null })).toBeNull();
    },
  );
});

test('the menu keeps until when a dish is off, and which choices are there', () => {
  expect(readCounterMenu(examples.CounterMenu.value)).toEqual([
    {
      id: '64b0a1f2c3d4e5f6b0000001',
      name: 'From the grill',
      items: [
        {
          id: '64b0a1f2c3d4e5f6c0000001',
          name: 'Smoked lamb chops',
          isAvailable: false,
          soldOut: { until: '2026-11-21T12:00:00.000Z' },
          options: [
            {
              id: '64b0a1f2c3d4e5f6d0000001',
              name: 'Bread',
              choices: [
                { id: '64b0a1f2c3d4e5f6e0000001', name: 'Garlic naan', isAvailable: true, soldOut: null },
              ],
            },
          ],
        },
      ],
    },
  ]);
});

test('what comes back on the menu has no end', () => {
  const targets = [{ kind: 'choice', id: '64b0a1f2c3d4e5f6e0000001' }] as const;
  expect(writeAvailability({ targets, state: 'available' })).toEqual({ targets, state: 'available' });
});
