import { setTimeout as wait } from 'node:timers/promises';
import { reason } from '../../scripts/stack/cli.ts';
import { counterCalls } from './counter-calls.ts';
import type { ExpectedService } from './expected-state.ts';
import type { Findings } from './findings.ts';
import type { PairedTablet } from './pair-tablet.ts';
import type { Random } from './random.ts';
import { ServedOrder } from './served-order.ts';

/** A shift at the counter of one restaurant. */
export interface TabletShift {
  /** What staff remember of each order that the device has shown. */
  readonly served: readonly ExpectedService[];
  /** Whether staff work on no order. */
  isIdle(): boolean;
  /** Ends the shift. */
  stop(): Promise<void>;
}

/** Reads the changes of a restaurant's orders as its counter does, and lets staff serve each order, until it is stopped. */
export function startTablet(paired: PairedTablet, findings: Findings, random: Random): TabletShift {
  const calls = counterCalls(paired, findings, random);
  const orders = new Map<string, ServedOrder>();
  const served: ExpectedService[] = [];
  const stopping = new AbortController();
  let busy = 0;
  let cursor: number | undefined;
  let now = 0;
  let leftToTimer: ServedOrder | null = null;

  const staff = {
    calls,
    findings,
    random,
    now: () => now,
    // Two unanswered orders in a row pause the restaurant: after one, another order is answered before the next is left.
    onAnswered: () => {
      if (leftToTimer?.isWaiting() === false) leftToTimer = null;
    },
  };
  const serve = async (order: ServedOrder) => {
    busy += 1;
    try {
      await order.serve();
    } catch (error) {
      findings.addViolation(`counter, order ${order.expected.orderId}: ${reason(error)}`);
    } finally {
      busy -= 1;
    }
  };

  /** Reads one page of changes; returns whether there are more. */
  const read = async (): Promise<boolean> => {
    const page = await calls.listChanges(cursor);
    if (!page.ok) {
      findings.addViolation(`changes refused: ${page.refusal.message}`);
      return false;
    }
    const changes = page.value;
    cursor = changes.seq;
    now = Date.parse(changes.now);
    if (changes.service.pause !== null)
      findings.addViolation(`the restaurant is paused: ${changes.service.pause.reason}`);
    for (const entry of changes.orders) {
      const known = orders.get(entry.order.id);
      if (known !== undefined) {
        known.update(entry);
        continue;
      }
      const fresh = new ServedOrder(staff, entry);
      orders.set(entry.order.id, fresh);
      served.push(fresh.expected);
      findings.count('counter: orders seen');
      if (leftToTimer === null && fresh.isWaiting() && random.chance(0.2)) {
        leftToTimer = fresh;
        findings.count('counter: orders left to the timer');
      } else void serve(fresh);
    }
    return changes.hasMore;
  };
  const reading = (async () => {
    while (!stopping.signal.aborted) {
      while (await read());
      await wait(random.whole(500, 2_000), undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return {
    served,
    isIdle: () => busy === 0,
    stop: async () => {
      stopping.abort();
      await reading;
    },
  };
}
