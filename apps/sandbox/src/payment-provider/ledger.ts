import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  type BalanceTransaction,
  type Charge,
  type CheckoutSession,
  type Coupon,
  type LineItem,
  newId,
  type PaymentIntent,
  type ProviderEvent,
  type Refund,
  type WebhookEndpoint,
} from './objects.ts';

/** What a session keeps to itself: the API shows it only where it is asked for. */
export interface SessionParts {
  readonly lines: readonly LineItem[];
  readonly intentMetadata: Record<string, string>;
  readonly intentDescription: string | null;
}

/** The first answer to a request with an idempotency key. */
export interface StoredAnswer {
  readonly fingerprint: string;
  readonly requestId: string;
  readonly at: number;
  readonly status: number;
  readonly body: string;
}

/** One event on its way to one endpoint. */
export interface Delivery {
  readonly id: string;
  readonly eventId: string;
  readonly endpointId: string;
  attempts: number;
  state: 'waiting' | 'delivered' | 'given_up';
  lastResult: string | null;
}

const collections = [
  'sessions',
  'parts',
  'intents',
  'charges',
  'refunds',
  'settlements',
  'balanceTransactions',
  'coupons',
  'events',
  'endpoints',
  'answers',
  'deliveries',
] as const;

/** Everything the provider knows, in memory; kept in a JSON file when it is given one. */
export class Ledger {
  readonly sessions = new Map<string, CheckoutSession>();
  readonly parts = new Map<string, SessionParts>();
  readonly intents = new Map<string, PaymentIntent>();
  readonly charges = new Map<string, Charge>();
  readonly refunds = new Map<string, Refund>();
  /** Refunds whose bank has not answered yet, with the second in which it does. */
  readonly settlements = new Map<string, number>();
  readonly balanceTransactions = new Map<string, BalanceTransaction>();
  readonly coupons = new Map<string, Coupon>();
  readonly events = new Map<string, ProviderEvent>();
  readonly endpoints = new Map<string, WebhookEndpoint>();
  readonly answers = new Map<string, StoredAnswer>();
  readonly deliveries = new Map<string, Delivery>();
  /** Called with each new event; the webhooks listen here. */
  onEvent: (event: ProviderEvent) => void = () => {};
  /** Milliseconds by which tests have moved the clock on. */
  clockOffset = 0;

  readonly #file: string | undefined;
  #pending: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(file?: string) {
    this.#file = file;
    if (file !== undefined && existsSync(file)) this.#load(file);
  }

  /** The provider's time in whole seconds, as its API returns it. */
  now(): number {
    return Math.floor((Date.now() + this.clockOffset) / 1000);
  }

  /** Records an event of `object`, with the values that it had before a change, and notifies the listeners. */
  record(type: string, object: object, previous?: object): void {
    const event: ProviderEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: this.now(),
      // A copy: the event holds the object as it was at this moment, whatever happens to it later.
      data: {
        object: structuredClone(object),
        ...(previous !== undefined && { previous_attributes: previous }),
      },
      livemode: false,
      pending_webhooks: 0,
      request: { id: null, idempotency_key: null },
      type,
    };
    this.events.set(event.id, event);
    this.onEvent(event);
    this.touch();
  }

  /** Asks for the state to be written soon; many changes in a row are written once. */
  touch(): void {
    if (this.#file === undefined || this.#pending !== undefined || this.#isClosed) return;
    this.#pending = setTimeout(() => this.#write(), 50);
    this.#pending.unref();
  }

  /** In one step, so that a crash leaves the old file or the new one. */
  #write(): void {
    if (this.#file === undefined) return;
    clearTimeout(this.#pending);
    this.#pending = undefined;
    const state = Object.fromEntries(collections.map((name) => [name, [...this[name]]]));
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(`${this.#file}.new`, JSON.stringify(state), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }

  /** Writes the state for the last time. Later changes are not written: the file may be another provider's by then. */
  close(): void {
    this.#write();
    this.#isClosed = true;
  }

  /** Forgets everything but the webhook endpoints. */
  clear(): void {
    for (const name of collections) if (name !== 'endpoints') this[name].clear();
    this.clockOffset = 0;
    this.touch();
  }

  #load(file: string): void {
    const state = JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<string, [string, never][]>>;
    for (const name of collections) {
      for (const [id, value] of state[name] ?? []) this[name].set(id, value);
    }
  }
}
