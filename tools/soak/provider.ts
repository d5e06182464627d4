/** A checkout session as the payment provider returns it. */
export interface ProviderSession {
  readonly id: string;
  readonly status: 'open' | 'complete' | 'expired';
  readonly payment_status: string;
  readonly amount_total: number;
  readonly client_reference_id: string | null;
  readonly payment_intent: string | null;
  readonly metadata: Readonly<Record<string, string>>;
}

/** A refund as the payment provider returns it. */
export interface ProviderRefund {
  readonly id: string;
  readonly amount: number;
  readonly status: string;
  readonly payment_intent: string;
  /** Names our refund; empty for one that was made in the dashboard. */
  readonly metadata: Readonly<Record<string, string>>;
}

/** The sum of refunds that have not failed, in pence. */
export function sumOfRefunds(refunds: readonly ProviderRefund[]): number {
  return refunds.reduce((sum, { amount, status }) => sum + (status === 'failed' ? 0 : amount), 0);
}

/** What became of a payment on the hosted page. */
export type PaymentOutcome = 'paid' | 'already_paid' | 'declined' | 'expired' | 'unknown';

// The sandbox takes it; it is no secret.
const secretKey = 'sk_test_sandbox';

/** Connects to the sandbox's payment provider: pays, injects faults, reads sessions and refunds. */
export function paymentProvider(url: string) {
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  };
  return {
    /** Pays as the hosted page at `pageUrl` would. */
    pay: async (pageUrl: string, card: string): Promise<PaymentOutcome> => {
      const id = new URL(pageUrl).pathname.split('/').at(-1) ?? '';
      const { kind } = await call('POST', `/sandbox/sessions/${id}/pay`, { card });
      return kind as PaymentOutcome;
    },
    injectFault: (kind: string, operation: string, times: number) =>
      call('POST', '/sandbox/faults', { kind, operation, times }),
    clearFaults: () => call('DELETE', '/sandbox/faults'),
    holdWebhooks: () => call('POST', '/sandbox/webhooks/hold'),
    releaseWebhooks: () => call('POST', '/sandbox/webhooks/release'),
    replay: (eventId: string) => call('POST', `/sandbox/events/${eventId}/replay`),
    advanceClock: (advanceSeconds: number) => call('POST', '/sandbox/clock', { advanceSeconds }),
    latestEvents: async (): Promise<readonly string[]> => {
      const { data } = await readList<{ readonly id: string }>('/v1/events?limit=20');
      return data.map(({ id }) => id);
    },
    /** Refunds as someone in the provider's dashboard does, without naming an order of ours. */
    refund: async (paymentIntent: string, amount: number): Promise<'made' | 'refused' | 'unanswered'> => {
      const answer = await fetch(`${url}/v1/refunds`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secretKey}` },
        body: new URLSearchParams({ payment_intent: paymentIntent, amount: String(amount) }),
        // One of the faults is not to answer.
        signal: AbortSignal.timeout(10_000),
      }).catch(() => null);
      await answer?.body?.cancel();
      if (answer?.ok) return 'made';
      return answer?.status === 400 ? 'refused' : 'unanswered';
    },
    latestSessions: async () => (await readList<ProviderSession>('/v1/checkout/sessions?limit=50')).data,
    allSessions: () => readAll<ProviderSession>('/v1/checkout/sessions'),
    allRefunds: () => readAll<ProviderRefund>('/v1/refunds'),
  };

  async function readAll<Row extends { readonly id: string }>(path: string): Promise<readonly Row[]> {
    const rows: Row[] = [];
    for (;;) {
      const after = rows.at(-1)?.id;
      const { data, has_more: hasMore } = await readList<Row>(
        `${path}?limit=100${after === undefined ? '' : `&starting_after=${after}`}`,
      );
      rows.push(...data);
      if (!hasMore || data.length === 0) return rows;
    }
  }

  /** Reads a list; a fault that is meant for any request may hit this one too. */
  async function readList<Row>(path: string): Promise<{ data: readonly Row[]; has_more: boolean }> {
    for (let attempts = 0; attempts < 5; attempts++) {
      const answer = await call('GET', path).catch(() => ({}) as Record<string, unknown>);
      if (Array.isArray(answer.data)) return { data: answer.data, has_more: answer.has_more === true };
    }
    return { data: [], has_more: false };
  }
}

/** The sandbox's payment provider. */
export type Provider = ReturnType<typeof paymentProvider>;
