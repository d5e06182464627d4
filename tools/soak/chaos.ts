import { setTimeout as wait } from 'node:timers/promises';
import { logStep } from '../../scripts/stack/cli.ts';
import type { Findings } from './findings.ts';
import { mailFaultKinds } from './mail-server.ts';
import type { Random } from './random.ts';
import type { SoakSystem } from './system.ts';

const faultKinds = [
  'reset',
  'lost_answer',
  'timeout',
  'slow',
  'stored_500',
  'stored_500_after_work',
  'rate_limited',
];
const operations = [
  'POST /v1/checkout/sessions',
  'POST /v1/checkout/sessions/*/expire',
  'GET /v1/checkout/sessions/*',
  'POST /v1/refunds',
  'GET /v1/refunds',
];

/** What the troublemaker works with. */
interface ChaosOptions {
  readonly system: SoakSystem;
  readonly findings: Findings;
  readonly random: Random;
  /** When it is over, in ms since the epoch. */
  readonly until: number;
  /** Until then any node may be ended; afterwards each kind's second one lives on, so that its memory can be watched. */
  readonly spareFrom: number;
}

/**
 * Ends nodes, restarts the database twice, makes the provider and the mail server misbehave, until the time is over; then
 * mends all.
 */
export async function makeTrouble({
  system,
  findings,
  random,
  until,
  spareFrom,
}: ChaosOptions): Promise<void> {
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
      logStep('trouble', `database: ${due.how} restart`);
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
      logStep('trouble', `${victim.name}: ${signal}`);
      await victim.restart(signal, random.whole(300, 3_000));
      findings.count(`${victim.name.split('-')[0]} nodes ended (${signal})`);
    } else if (draw < 0.55) {
      const kind = random.one(faultKinds);
      await system.provider.misbehave(kind, random.one(operations), random.whole(1, 3));
      findings.count(`provider faults (${kind})`);
    } else if (draw < 0.65) {
      await system.provider.holdWebhooks();
      await wait(random.whole(1_000, 6_000));
      await system.provider.releaseWebhooks();
      findings.count('webhooks held back');
    } else if (draw < 0.85) {
      const kind = random.one(mailFaultKinds);
      await system.mailServer.misbehave(kind, random.one(['recipient', 'data']), random.whole(1, 5));
      findings.count(`mail server faults (${kind})`);
    } else {
      const events = await system.provider.latestEvents();
      if (events.length === 0) continue;
      await system.provider.replay(random.one(events));
      findings.count('webhooks replayed');
    }
  }
  await system.provider.behave();
  await system.mailServer.behave();
  await system.provider.releaseWebhooks();
  system.relay.mend();
}
