import { durationBuckets } from '@tiffin/node';
import type pg from 'pg';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { mailFailures, mailRecipients } from '../db/schema.ts';

/** What is measured of the backend, in the form that Prometheus reads. */
export interface Metrics {
  readonly registry: Registry;
  readonly requestAnswered: (operation: string, status: number, seconds: number) => void;
  /** `how` says whether the order was paid for or cost nothing. */
  readonly orderPlaced: (how: 'paid' | 'free') => void;
  readonly paymentEvent: (type: string, effect: string) => void;
  /** Called each time a mismatched payment is found, until an operator has decided about it. */
  readonly paymentMismatched: () => void;
  readonly refundFailed: () => void;
  readonly mailSent: (recipient: string) => void;
  /** Called when a mail is given up, not for each try. */
  readonly mailFailed: (recipient: string, why: string) => void;
  readonly rateLimited: (operation: string) => void;
}

/** Makes the measures over a pool; each app has its own. */
export function createMetrics(pool: pg.Pool): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by operation of the contract and status.',
    labelNames: ['operation', 'status'] as const,
    buckets: durationBuckets,
    registers,
  });
  const refused = new Counter({
    name: 'rate_limited_requests_total',
    help: 'Requests refused by a rate limit.',
    labelNames: ['operation'] as const,
    registers,
  });
  const placed = new Counter({
    name: 'orders_placed_total',
    help: 'Orders placed by this server, paid for or free.',
    labelNames: ['how'] as const,
    registers,
  });
  const events = new Counter({
    name: 'payment_events_total',
    help: 'Events of the payment provider, by type and what they changed.',
    labelNames: ['type', 'effect'] as const,
    registers,
  });
  const mismatched = new Counter({
    name: 'payments_mismatched_total',
    help: 'How often a payment was found that does not match its order and waits for an operator.',
    registers,
  });
  const failedRefunds = new Counter({
    name: 'refunds_failed_total',
    help: 'Refunds that the payment provider or a bank refused: the customer still waits for the money.',
    registers,
  });
  const sentMails = new Counter({
    name: 'mails_sent_total',
    help: 'Mails that the mail server has taken, by recipient.',
    labelNames: ['recipient'] as const,
    registers,
  });
  const failedMails = new Counter({
    name: 'mails_failed_total',
    help: 'Mails that were given up, by recipient and why.',
    labelNames: ['recipient', 'why'] as const,
    registers,
  });
  // Prometheus sees no rise in a series that begins with 1.
  for (const how of ['paid', 'free'] as const) placed.inc({ how }, 0);
  for (const recipient of mailRecipients) {
    sentMails.inc({ recipient }, 0);
    for (const why of mailFailures) failedMails.inc({ recipient, why }, 0);
  }
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of the pool by state.',
    labelNames: ['state'] as const,
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'in_use' }, pool.totalCount - pool.idleCount);
    },
  });
  new Gauge({
    name: 'database_pool_waiting_requests',
    help: 'Requests that wait for a connection.',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
  const limit = new Gauge({
    name: 'database_pool_connections_max',
    help: 'The most connections that the pool opens.',
    registers,
  });
  limit.set(pool.options.max);

  return {
    registry,
    requestAnswered: (operation, status, seconds) => requests.observe({ operation, status }, seconds),
    orderPlaced: (how) => placed.inc({ how }),
    paymentEvent: (type, effect) => events.inc({ type, effect }),
    paymentMismatched: () => mismatched.inc(),
    refundFailed: () => failedRefunds.inc(),
    mailSent: (recipient) => sentMails.inc({ recipient }),
    mailFailed: (recipient, why) => failedMails.inc({ recipient, why }),
    rateLimited: (operation) => refused.inc({ operation }),
  };
}
