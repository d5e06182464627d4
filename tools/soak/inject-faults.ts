import { setTimeout as wait } from 'node:timers/promises';
import { faultKinds } from '../../apps/sandbox/src/payment-provider/faults.ts';
import { logStep } from '../../scripts/stack/cli.ts';
import type { Findings } from './findings.ts';
import { mailFaultKinds } from './mail-server.ts';
import type { Random } from './random.ts';
import type { SoakSystem } from './system.ts';

const operations = [
  'POST /v1/checkout/sessions',
  'POST /v1/checkout/sessions/*/expire',
  'GET /v1/checkout/sessions/*',
  'POST /v1/refunds',
  'GET /v1/refunds',
];

/** Where faults go and how long they are injected. */
interface FaultOptions {
  readonly system: SoakSystem;
  readonly findings: Findings;
  readonly random: Random;
  /** When the faults end, in ms since the epoch. */
  readonly until: number;
  /** From then on only the first node of each kind is ended: the memory of the second one is compared over time. */
  readonly spareFrom: number;
}

/**
 * Until `until`, ends nodes, restarts the database twice, holds back and replays webhooks, and injects faults into the
 * payment provider and the mail server; then clears all of it.
 */
export async function injectFaults({
  system,
  findings,
  random,
  until,
  spareFrom,
}: FaultOptions): Promise<void> {
  const began = Date.now();
  const restarts = [
    { at: began + (until - began) * 0.4, how: 'orderly' as const },
    { at: began + (until - began) * 0.7, how: 'crash' as const },
  ];
  while (Date.now() < until) {
    await wait(Math.min(random.whole(2_000, 8_000), Math.max(0, until - Date.now())));
    const due = restarts[0];
    if (due !== undefined && Date.now() >= due.at) {
      restarts.shift();
      logStep('fault', `database: ${due.how} restart`);
      await system.restartDatabase(due.how);
      findings.count(`database restarts (${due.how})`);
      continue;
    }
    const draw = random.next();
    if (draw < 0.35) {
      const kind = random.chance(0.6) ? system.backends : system.storefronts;
      const victim = Date.now() < spareFrom ? random.one(kind) : kind[0];
      const signal = random.chance(0.75) ? 'SIGKILL' : 'SIGTERM';
      if (victim === undefined) continue;
      logStep('fault', `${victim.name}: ${signal}`);
      await victim.restart(signal, random.whole(300, 3_000));
      findings.count(`${victim.name.split('-')[0]} nodes ended (${signal})`);
    } else if (draw < 0.55) {
      const kind = random.one(faultKinds);
      await system.provider.injectFault(kind, random.one(operations), random.whole(1, 3));
      findings.count(`provider faults (${kind})`);
    } else if (draw < 0.65) {
      await system.provider.holdWebhooks();
      await wait(random.whole(1_000, 6_000));
      await system.provider.releaseWebhooks();
      findings.count('webhooks held back');
    } else if (draw < 0.85) {
      const kind = random.one(mailFaultKinds);
      await system.mailServer.injectFault(kind, random.one(['recipient', 'data']), random.whole(1, 5));
      findings.count(`mail server faults (${kind})`);
    } else {
      const events = await system.provider.latestEvents();
      if (events.length === 0) continue;
      await system.provider.replay(random.one(events));
      findings.count('webhooks replayed');
    }
  }
  await system.provider.clearFaults();
  await system.mailServer.clearFaults();
  await system.provider.releaseWebhooks();
  system.relay.stopFaults();
}
