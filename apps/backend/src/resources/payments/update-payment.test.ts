import { createLogger } from '@tiffin/node';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createMetrics } from '../../http/metrics.ts';
import { isPaidAfterClosing } from '../order-lifecycle/read-lifecycle.ts';
import type { PaymentEffect } from './apply-payment-update.ts';
import { logPaymentEffect } from './update-payment.ts';

const update = { outcome: 'expired', sessionId: 'cs_1' } as const;

/** What an effect leaves in the log and in the metrics; nothing of it needs a database. */
async function traceOf(effect: PaymentEffect) {
  const lines: { level: string; msg: string; orderId: string }[] = [];
  const log = createLogger('test', 'info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  const metrics = createMetrics(new pg.Pool());
  logPaymentEffect({ log, metrics }, 'o1', effect, update);
  const text = await metrics.registry.metrics();
  const count = (name: RegExp) => Number(name.exec(text)?.[1] ?? 0);
  return {
    lines: lines.map(({ level, msg, orderId }) => [level, msg, orderId]),
    sessions: lines.map((line) => ('sessionId' in line ? line.sessionId : null)),
    placed: count(/^orders_placed_total\{how="paid"\} (\d+)$/m),
    mismatched: count(/^payments_mismatched_total (\d+)$/m),
  };
}

const settled = ['info', 'a payment was settled', 'o1'];
const nothing = { lines: [], sessions: [], placed: 0, mismatched: 0 };

test.each<[PaymentEffect, Awaited<ReturnType<typeof traceOf>>]>([
  ['unchanged', nothing],
  ['released', { ...nothing, lines: [settled], sessions: [null] }],
  ['placed', { ...nothing, lines: [settled], sessions: [null], placed: 1 }],
  [
    'placed_after_closing',
    {
      ...nothing,
      lines: [['info', 'an order was paid after closing', 'o1'], settled],
      sessions: [null, null],
      placed: 1,
    },
  ],
  [
    'refunding',
    {
      ...nothing,
      lines: [['warn', 'a payment came for an order that had ended; it is refunded', 'o1']],
      sessions: ['cs_1'],
    },
  ],
  [
    'mismatched',
    {
      ...nothing,
      lines: [['error', 'payment does not match the order; manual review required', 'o1']],
      sessions: ['cs_1'],
      mismatched: 1,
    },
  ],
])('%s: what operators read and count', async (effect, trace) => {
  expect(await traceOf(effect)).toEqual(trace);
});

const at = (time: string) => new Date(`2026-03-04T${time}:00Z`);
test.each([
  ['before closing', at('21:59'), at('22:00'), false],
  ['at closing', at('22:00'), at('22:00'), true],
  ['after closing', at('22:01'), at('22:00'), true],
  ['with no closing in sight', at('22:01'), null, false],
  ['not yet', null, at('22:00'), false],
])('an order that is paid %s: whether that was after closing', (_, paidAt, closesAt, isLate) => {
  expect(isPaidAfterClosing({ paidAt, closesAt })).toBe(isLate);
});
