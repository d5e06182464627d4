import { setTimeout as wait } from 'node:timers/promises';
import { type CounterAction, type CounterRefund, orderRefusal } from '@tiffin/api/counter';
import {
  type CounterOrder,
  type CounterRefundReason,
  cancelReasons,
  declineReasons,
  pence,
  type RefundChoice,
} from '@tiffin/domain';
import type { CounterCalls } from './counter-calls.ts';
import type { ExpectedService } from './expected-state.ts';
import type { Findings } from './findings.ts';
import type { Random } from './random.ts';

/** What the staff of a restaurant share. */
export interface Staff {
  readonly calls: CounterCalls;
  readonly findings: Findings;
  readonly random: Random;
  /** The business clock as of the last read, in ms since the epoch. */
  now(): number;
  /** Called when an order has been accepted or declined. */
  onAnswered(): void;
}

const minuteMs = 60_000;
// Each differs from the reasons for closing an order, so that the audit can tell them apart.
const refundReasons: readonly CounterRefundReason[] = ['missing', 'wrong_dish', 'late', 'not_right'];

/** One order at the counter, which staff answer, cook, hand over, cancel and refund at random. */
export class ServedOrder {
  readonly expected: ExpectedService;
  readonly #staff: Staff;
  #seen: CounterOrder;

  constructor(staff: Staff, seen: CounterOrder) {
    this.#staff = staff;
    this.#seen = seen;
    this.expected = { orderId: seen.order.id, actions: [], refunds: [], closing: null };
  }

  /** Whether it is unanswered, as far as the counter knows. */
  isWaiting(): boolean {
    return this.#seen.order.status === 'placed';
  }

  /** Remembers the order as it is now, unless a newer version is known. */
  update(entry: CounterOrder): void {
    if (entry.order.version >= this.#seen.order.version) this.#seen = entry;
  }

  /** Answers the order and goes on to its end. */
  async serve(): Promise<void> {
    const { findings, random } = this.#staff;
    // Some customers cancel meanwhile.
    await wait(random.whole(300, 8_000));
    if (!this.isWaiting()) return findings.count('counter: orders gone before they were answered');
    if (random.chance(0.25)) return this.#decline();
    if (!(await this.#accept())) return;
    await this.#pause();
    if (random.chance(0.15)) await this.#act({ name: 'delay', promisedAt: this.#minutesAfterPromise(10) });
    if (random.chance(0.25)) return this.#cancel();
    if (random.chance(0.5)) await this.#act({ name: 'start' });
    if (random.chance(0.25)) await this.#refund();
    await this.#pause();
    await this.#act({ name: 'ready' });
    if (this.#seen.order.mode === 'delivery') await this.#act({ name: 'dispatch' });
    await this.#pause();
    await this.#act({ name: 'complete' });
    if (random.chance(0.25)) await this.#refund();
  }

  async #accept(): Promise<boolean> {
    const { random, onAnswered } = this.#staff;
    const promisedAt = new Date(this.#staff.now() + random.whole(20, 60) * minuteMs).toISOString();
    if (!(await this.#act({ name: 'accept', promisedAt }))) return false;
    onAnswered();
    return true;
  }

  async #decline(): Promise<void> {
    const isDone = await this.#act({
      name: 'decline',
      reason: this.#staff.random.one(declineReasons),
      outOf: [],
    });
    if (!isDone) return;
    this.expected.closing = { kind: 'full' };
    this.#staff.onAnswered();
  }

  /** Cancels an accepted order, with a full refund when the dashboard has left less than the chosen amount. */
  async #cancel(): Promise<void> {
    const { random } = this.#staff;
    const reason = random.one(cancelReasons);
    const mayKeep = reason === 'no_show' || reason === 'id_refused';
    let refund: RefundChoice = { kind: 'full' };
    if (mayKeep) refund = { kind: 'none' };
    else if (random.chance(0.4) && this.#refundable() > 0)
      refund = { kind: 'amount', amount: pence(random.whole(1, this.#refundable())) };
    if (await this.#act({ name: 'cancel_accepted', reason, refund })) this.expected.closing = refund;
    else if (await this.#act({ name: 'cancel_accepted', reason, refund: { kind: 'full' } }))
      this.expected.closing = { kind: 'full' };
  }

  /** Takes an action on the last known version; false when the customer, the timer or the dashboard was quicker. */
  async #act(action: CounterAction): Promise<boolean> {
    const { calls, findings } = this.#staff;
    const { id, version, status } = this.#seen.order;
    const outcome = await calls.act(id, action, version);
    if (outcome.ok) {
      this.update(outcome.value);
      this.expected.actions.push(action.name);
      findings.count(`counter: ${action.name}`);
      return true;
    }
    const refusal = orderRefusal(outcome.refusal);
    if (refusal?.order) this.update(refusal.order);
    const isClosedFirst = refusal?.code === 'order_changed' && status === 'placed' && !this.isWaiting();
    const wasOvertaken = refusal?.code === 'refund_exceeds' && this.#exceedsRefundable(action);
    if (isClosedFirst) findings.count('counter: answers that came too late');
    else if (wasOvertaken) findings.count('counter: cancellations that the dashboard overtook');
    else
      findings.addViolation(`${action.name} of order ${id} (${status}) refused: ${outcome.refusal.message}`);
    return false;
  }

  #exceedsRefundable(action: CounterAction): boolean {
    if (action.name !== 'cancel_accepted' || action.refund.kind !== 'amount') return false;
    return action.refund.amount > this.#refundable();
  }

  /** Refunds a part; when the dashboard was quicker, a part of what it has left. */
  async #refund(): Promise<void> {
    const { calls, findings, random } = this.#staff;
    const reason = random.one(refundReasons);
    for (;;) {
      const { id, refundedAmount: expectedRefunded } = this.#seen.order;
      if (this.#refundable() === 0) return findings.count('counter: orders with nothing left to refund');
      const selection = this.#randomSelection();
      const outcome = await calls.refund(id, { selection, reason, expectedRefunded });
      if (outcome.ok) {
        this.update(outcome.value);
        this.expected.refunds.push(outcome.value.order.refundedAmount - expectedRefunded);
        return findings.count(`counter: refunds of ${selection.kind === 'lines' ? 'a line' : 'an amount'}`);
      }
      const code = orderRefusal(outcome.refusal)?.code;
      const now = await calls.getOrder(id);
      if (now.ok) this.update(now.value);
      if (code === 'refund_changed' && this.#seen.order.refundedAmount !== expectedRefunded) {
        findings.count('counter: refunds that the dashboard overtook');
        continue;
      }
      // A line may cost more than earlier refunds have left, or may be refunded already.
      const isLineGone =
        selection.kind === 'lines' && expectedRefunded > 0 && code !== undefined && code !== 'refund_changed';
      if (isLineGone) return findings.count('counter: lines refused after other refunds');
      return findings.addViolation(`a refund of order ${id} was refused: ${outcome.refusal.message}`);
    }
  }

  #randomSelection(): CounterRefund['selection'] {
    const { random } = this.#staff;
    if (random.chance(0.5)) return { kind: 'amount', amount: pence(random.whole(1, this.#refundable())) };
    const { id, quantity } = random.one(this.#seen.order.items);
    return {
      kind: 'lines',
      lines: [{ itemId: id, quantity: random.whole(1, quantity) }],
      fees: random.chance(0.3) ? ['serviceFee'] : [],
    };
  }

  /** What can still be refunded, in pence. */
  #refundable(): number {
    const { breakdown, refundedAmount } = this.#seen.order;
    return breakdown.totalAmount - refundedAmount;
  }

  #minutesAfterPromise(minutes: number): string {
    const promised = Date.parse(this.#seen.order.promisedTo ?? '');
    return new Date(promised + minutes * minuteMs).toISOString();
  }

  #pause(): Promise<void> {
    return wait(this.#staff.random.whole(200, 2_000));
  }
}
