import {
  expectedTime,
  formatPounds,
  isOrderClosed,
  type Order,
  type OrderStatus,
  type OrderTimes,
  orderedAt,
  reachedAt,
} from '@tiffin/domain';
import { orderProgressStrings as strings } from '../order-progress.strings.ts';
import { orderStatusName } from '../order-status.strings.ts';

/** An order, as far as its steps go. */
export type StepsOrder = Pick<
  Order,
  | 'status'
  | 'mode'
  | 'createdAt'
  | 'placedAt'
  | 'acceptBy'
  | 'estimatedFrom'
  | 'estimatedTo'
  | 'promisedFrom'
  | 'promisedTo'
  | 'timeline'
  | 'refundedAmount'
  | 'refunds'
>;

/** One step of an order. */
export interface OrderStep {
  readonly name: string;
  readonly state: 'done' | 'now' | 'bad' | 'todo';
  readonly when?: string | undefined;
  /** What the kitchen or the rider does, for its picture. */
  readonly picture?: 'kitchen' | 'rider' | 'tick' | undefined;
}

type Times = Pick<OrderTimes, 'time'>;

/** The steps of an order: those behind it, the one of the moment, those to come. */
export function stepsOf(order: StepsOrder, times: Times): readonly OrderStep[] {
  const { status, acceptBy } = order;
  switch (status) {
    case 'pending_payment':
    case 'payment_expired':
    case 'payment_failed':
    case 'in_progress':
      return stepsOfPayment(order, times);
    case 'placed':
      // Where nobody has to answer, nothing more is known than that the order was sent to the restaurant.
      return acceptBy === null ? stepsOfPayment(order, times) : stepsOfKitchen(order, times);
    default:
      return isOrderClosed(status) ? stepsOfClosed(order, times) : stepsOfKitchen(order, times);
  }
}

function stepsOfPayment(order: StepsOrder, { time }: Times): readonly OrderStep[] {
  const { status, createdAt, placedAt } = order;
  const begun: OrderStep = { name: strings.step.begun, state: 'done', when: time(createdAt) };
  const kitchen: OrderStep = { name: strings.step.kitchen, state: 'todo' };
  switch (status) {
    case 'pending_payment':
      return [begun, { name: strings.step.payment, state: 'now', when: strings.isNow }, kitchen];
    case 'payment_expired':
    case 'payment_failed':
      return [begun, { name: orderStatusName(order), state: 'bad' }, kitchen];
    default: {
      const unknown: OrderStep = { name: strings.step.inProgress, state: 'now', when: strings.isNow };
      if (placedAt === null) return [begun, unknown];
      const when = time(placedAt);
      const paid: OrderStep = { name: strings.step.paid, state: 'done', when };
      if (status !== 'placed') return [begun, paid, unknown];
      return [begun, paid, { name: strings.step.sent, state: 'now', when: strings.now(when) }];
    }
  }
}

function stepsOfKitchen(order: StepsOrder, times: Times): readonly OrderStep[] {
  const { status, mode } = order;
  const path = paths[mode];
  const current = path.findIndex(({ statuses }) => statuses.includes(status));
  return path.map(({ name, statuses, picture }, index): OrderStep => {
    const at = timeOf(order, statuses, times);
    if (index < current || status === 'completed') return { name, state: 'done', when: at };
    if (index === current) {
      return { name, state: 'now', when: at === undefined ? strings.isNow : strings.now(at), picture };
    }
    return { name, state: 'todo', when: timeToCome(order, statuses, times) };
  });
}

function stepsOfClosed(order: StepsOrder, times: Times): readonly OrderStep[] {
  const { status, mode, refundedAmount, refunds } = order;
  const behind = paths[mode].flatMap(({ name, statuses }): OrderStep[] => {
    const when = timeOf(order, statuses, times);
    return when === undefined ? [] : [{ name, state: 'done', when }];
  });
  const name = status === 'declined' ? strings.step.declined : strings.step.cancelled;
  const end: OrderStep = { name, state: 'bad', when: timeOf(order, [status], times) };
  const hasArrived = refunds.some(({ state }) => state === 'succeeded');
  const refunded: OrderStep = {
    name: strings.step.refunded,
    state: hasArrived ? 'done' : 'todo',
    when: formatPounds(refundedAmount),
  };
  return refundedAmount > 0 ? [...behind, end, refunded] : [...behind, end];
}

interface PathStep {
  readonly name: string;
  /** The states in which it is the step of the moment; the first one begins it. */
  readonly statuses: readonly OrderStatus[];
  readonly picture?: OrderStep['picture'];
}

const { step } = strings;
const untilKitchen: readonly PathStep[] = [
  { name: step.placed, statuses: ['placed'] },
  { name: step.accepted, statuses: ['accepted'], picture: 'tick' },
];
const paths: Readonly<Record<Order['mode'], readonly PathStep[]>> = {
  delivery: [
    ...untilKitchen,
    { name: step.preparing, statuses: ['preparing', 'ready'], picture: 'kitchen' },
    { name: step.out_for_delivery, statuses: ['out_for_delivery'], picture: 'rider' },
    { name: step.delivered, statuses: ['completed'] },
  ],
  collection: [
    ...untilKitchen,
    { name: step.preparing, statuses: ['preparing'], picture: 'kitchen' },
    { name: step.ready, statuses: ['ready'], picture: 'tick' },
    { name: step.collected, statuses: ['completed'] },
  ],
};

// When a step began; a step that was left out has no time.
function timeOf(order: StepsOrder, statuses: readonly OrderStatus[], { time }: Times): string | undefined {
  const at = statuses.map((status) => reachedAt(order, status)).find((reached) => reached !== undefined);
  if (at !== undefined) return time(at);
  return statuses.includes('placed') ? time(orderedAt(order)) : undefined;
}

function timeToCome(
  order: StepsOrder,
  statuses: readonly OrderStatus[],
  { time }: Times,
): string | undefined {
  if (statuses.includes('accepted')) {
    return order.acceptBy === null ? undefined : strings.by(time(order.acceptBy));
  }
  // Delivery promises when it is at the door, collection when it is ready.
  const isPromised = statuses.includes(order.mode === 'delivery' ? 'completed' : 'ready');
  const expected = isPromised ? expectedTime(order) : null;
  if (expected === null) return undefined;
  const { from, to } = expected;
  return from === to ? strings.by(time(to)) : strings.about(time(from), time(to));
}
