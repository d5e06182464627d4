import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '../stack/listen.ts';
import type { Random } from './random.ts';

/** What the relay does with a webhook. */
type Treatment = 'passed' | 'lost' | 'refused' | 'doubled' | 'late';

/** An unreliable connection from the payment provider to the backend. */
export interface WebhookRelay {
  /** How many webhooks were treated in each way. */
  readonly treated: ReadonlyMap<Treatment, number>;
  /** Passes every webhook on from now on. */
  stopFaults(): void;
  close(): Promise<void>;
}

/** Passes webhooks on to `target`, but loses, refuses, doubles and delays some of them. */
export async function startWebhookRelay(port: number, target: string, random: Random): Promise<WebhookRelay> {
  const treated = new Map<Treatment, number>();
  let isFaultless = false;
  const treatment = (): Treatment => {
    if (isFaultless) return 'passed';
    const draw = random.next();
    if (draw < 0.08) return 'lost';
    if (draw < 0.16) return 'refused';
    if (draw < 0.26) return 'doubled';
    return draw < 0.36 ? 'late' : 'passed';
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const how = treatment();
    treated.set(how, (treated.get(how) ?? 0) + 1);
    // The provider gets a success response, and the backend never gets the webhook.
    if (how === 'lost') return response.writeHead(200).end();
    if (how === 'refused') return response.writeHead(500).end();
    if (how === 'late') await wait(random.whole(200, 4_000));
    const deliver = () =>
      fetch(target, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': String(request.headers['stripe-signature'] ?? ''),
        },
        body,
        signal: AbortSignal.timeout(9_000),
      }).then(
        async (answer) => {
          await answer.body?.cancel();
          return answer.status;
        },
        () => 502,
      );
    const statuses = await Promise.all(how === 'doubled' ? [deliver(), deliver()] : [deliver()]);
    response.writeHead(Math.max(...statuses)).end();
  });
  await listen(server, port);
  return {
    treated,
    stopFaults: () => {
      isFaultless = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
