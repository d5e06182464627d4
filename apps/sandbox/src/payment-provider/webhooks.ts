import { createHmac } from 'node:crypto';
import { ApiError, noSuch } from './api-error.ts';
import type { Delivery, Ledger } from './ledger.ts';
import { newId, type ProviderEvent, type WebhookEndpoint } from './objects.ts';

/** How patient the provider is with endpoints that do not answer 2xx. */
export interface RetrySettings {
  /** Wait before the second attempt; each further wait is twice as long, up to 60 s. */
  readonly firstRetryMs: number;
  readonly maxAttempts: number;
  readonly timeoutMs: number;
}

/** Retries for about twenty minutes: enough for a backend that is being restarted or debugged. */
export const defaultRetries: RetrySettings = { firstRetryMs: 1000, maxAttempts: 24, timeoutMs: 10_000 };

const longestWaitMs = 60_000;

/** The `Stripe-Signature` header over `payload`, as of `seconds`. */
function signature(payload: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

/** Sends each event to each endpoint until it is taken, with growing pauses. Order is not promised. */
export class Webhooks {
  readonly #ledger: Ledger;
  readonly #retries: RetrySettings;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #isHeld = false;
  #isStopped = false;

  constructor(ledger: Ledger, retries: RetrySettings = defaultRetries) {
    this.#ledger = ledger;
    this.#retries = retries;
    ledger.onEvent = (event) => this.#announce(event);
    // What a restart has interrupted goes on.
    for (const delivery of ledger.deliveries.values()) {
      if (delivery.state === 'waiting') this.#schedule(delivery, 0);
    }
  }

  /** Keeps back every delivery until `release`, as when the provider's webhooks are late. */
  hold(): void {
    this.#isHeld = true;
  }

  /** Sends what was kept back. */
  release(): void {
    this.#isHeld = false;
    for (const delivery of this.#ledger.deliveries.values()) {
      if (delivery.state === 'waiting') this.#schedule(delivery, 0);
    }
  }

  /** Sends an event once more to every endpoint that listens to it, whether or not it was taken before. */
  replay(eventId: string): readonly Delivery[] {
    const event = this.#ledger.events.get(eventId);
    if (event === undefined) throw noSuch('event', eventId, 'id');
    return this.#announce(event);
  }

  /** Ends all waiting; undelivered events go out after the next start if the state is kept. */
  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #announce(event: ProviderEvent): readonly Delivery[] {
    const endpoints = [...this.#ledger.endpoints.values()].filter(
      ({ enabled_events }) => enabled_events.includes('*') || enabled_events.includes(event.type),
    );
    return endpoints.map((endpoint) => {
      const delivery: Delivery = {
        id: newId('wd'),
        eventId: event.id,
        endpointId: endpoint.id,
        attempts: 0,
        state: 'waiting',
        lastResult: null,
      };
      event.pending_webhooks += 1;
      this.#ledger.deliveries.set(delivery.id, delivery);
      this.#schedule(delivery, 0);
      return delivery;
    });
  }

  #schedule(delivery: Delivery, waitMs: number): void {
    if (this.#isHeld || this.#isStopped) return;
    clearTimeout(this.#timers.get(delivery.id));
    const timer = setTimeout(() => {
      this.#timers.delete(delivery.id);
      void this.#attempt(delivery);
    }, waitMs);
    timer.unref();
    this.#timers.set(delivery.id, timer);
  }

  async #attempt(delivery: Delivery): Promise<void> {
    const event = this.#ledger.events.get(delivery.eventId);
    const endpoint = this.#ledger.endpoints.get(delivery.endpointId);
    if (event === undefined || endpoint === undefined || this.#isHeld) {
      if (!this.#isHeld) delivery.state = 'given_up';
      return;
    }
    delivery.attempts += 1;
    const outcome = await send(event, endpoint, this.#retries.timeoutMs);
    delivery.lastResult = outcome.result;
    if (outcome.isTaken) {
      delivery.state = 'delivered';
      event.pending_webhooks -= 1;
    } else if (delivery.attempts >= this.#retries.maxAttempts) {
      delivery.state = 'given_up';
      event.pending_webhooks -= 1;
    } else {
      const wait = this.#retries.firstRetryMs * 2 ** (delivery.attempts - 1);
      this.#schedule(delivery, Math.min(wait, longestWaitMs));
    }
    this.#ledger.touch();
  }
}

async function send(
  event: ProviderEvent,
  endpoint: WebhookEndpoint,
  timeoutMs: number,
): Promise<{ isTaken: boolean; result: string }> {
  const payload = JSON.stringify(event, null, 2);
  try {
    const answer = await fetch(endpoint.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        // Signed with the real time: receivers check its age against their own clock.
        'stripe-signature': signature(payload, endpoint.secret, Math.floor(Date.now() / 1000)),
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    return { isTaken: answer.ok, result: `HTTP ${answer.status}` };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { isTaken: false, result: cause instanceof Error ? cause.message : String(cause) };
  }
}

/** Registers an address for events (`POST /v1/webhook_endpoints`, and the configured ones at the start). */
export function addEndpoint(
  ledger: Ledger,
  url: string,
  options: { id?: string; secret?: string; events?: readonly string[] } = {},
): WebhookEndpoint {
  if (!URL.canParse(url)) throw new ApiError(400, 'Not a valid URL', { code: 'url_invalid', param: 'url' });
  const endpoint: WebhookEndpoint = {
    id: options.id ?? newId('we'),
    object: 'webhook_endpoint',
    created: ledger.now(),
    enabled_events: options.events ?? ['*'],
    livemode: false,
    secret: options.secret ?? newId('whsec'),
    status: 'enabled',
    url,
  };
  ledger.endpoints.set(endpoint.id, endpoint);
  ledger.touch();
  return endpoint;
}
