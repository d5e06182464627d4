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
import { orderRoadStrings as strings } from '../order-road.strings.ts';
import { orderStatusName } from '../order-status.strings.ts';

/** An order, as far as its road goes. */
export type RoadOrder = Pick<
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
export interface RoadStep {
  readonly name: string;
  readonly state: 'done' | 'now' | 'bad' | 'todo';
  readonly when?: string | undefined;
}

/** How far along the road an order is. */
export type Reach = 'nowhere' | 'sent' | 'begun' | 'kitchen' | 'half' | 'way' | 'end';

/** An order's road: its steps, and how far it has come. */
export interface Road {
  readonly steps: readonly RoadStep[];
  readonly reach: Reach;
}

type Times = Pick<OrderTimes, 'time'>;

/** The road of an order: the steps behind it, the one of the moment, those to come. */
export function roadOf(order: RoadOrder, times: Times): Road {
  const { status, acceptBy } = order;
  switch (status) {
    case 'pending_payment':
    case 'payment_expired':
    case 'payment_failed':
      return { steps: stepsOfPayment(order, times), reach: 'nowhere' };
    case 'declined':
    case 'cancelled':
      return { steps: stepsOfClosed(order, times), reach: 'nowhere' };
    case 'in_progress':
      return roadOfUnknown(order, times);
  }
  // Where nobody has to answer, nothing more is known than that the order was sent to the restaurant.
  if (status === 'placed' && acceptBy === null) return roadOfUnknown(order, times);
  return { steps: stepsOfKitchen(order, times), reach: reachOf(order) };
}

function reachOf({ status, mode }: RoadOrder): Reach {
  switch (status) {
    case 'placed':
      return 'sent';
    case 'accepted':
      return 'begun';
    case 'preparing':
      return 'kitchen';
    case 'ready':
      return mode === 'delivery' ? 'half' : 'way';
    case 'out_for_delivery':
      return 'way';
    default:
      return 'end';
  }
}

function stepsOfPayment(order: RoadOrder, { time }: Times): readonly RoadStep[] {
  const begun: RoadStep = { name: strings.step.begun, state: 'done', when: time(order.createdAt) };
  const kitchen: RoadStep = { name: strings.step.kitchen, state: 'todo' };
  return order.status === 'pending_payment'
    ? [begun, { name: strings.step.payment, state: 'now', when: strings.isNow }, kitchen]
    : [begun, { name: orderStatusName(order), state: 'bad' }, kitchen];
}

function roadOfUnknown(order: RoadOrder, times: Times): Road {
  const { status, mode, createdAt, placedAt } = order;
  const unknown: RoadStep = { name: strings.step.inProgress, state: 'now', when: strings.isNow };
  if (placedAt === null) {
    const begun: RoadStep = { name: strings.step.begun, state: 'done', when: times.time(createdAt) };
    return { steps: [begun, unknown], reach: 'sent' };
  }
  const when = times.time(placedAt);
  const now: RoadStep = status === 'placed' ? { name: strings.step.sent, state: 'now', when } : unknown;
  const end: RoadStep = {
    name: mode === 'delivery' ? strings.step.delivered : strings.step.ready,
    state: 'todo',
    when: expectedWords(order, times),
  };
  return { steps: [{ name: strings.step.placed, state: 'done', when }, now, end], reach: 'half' };
}

function stepsOfKitchen(order: RoadOrder, times: Times): readonly RoadStep[] {
  const { status, mode } = order;
  const path = pathOf(order);
  const current = path.findIndex(({ statuses }) => statuses.includes(status));
  return path.map(({ name, statuses, lasts = false }, index): RoadStep => {
    const at = timeOf(order, statuses, times);
    if (index < current) return { name, state: 'done', when: at };
    if (index === current) {
      return { name, state: 'now', when: at === undefined ? strings.isNow : lasts ? strings.since(at) : at };
    }
    // Delivery promises when it is at the door, collection when it is ready.
    const isPromised = statuses.includes(mode === 'delivery' ? 'completed' : 'ready');
    return { name, state: 'todo', when: isPromised ? expectedWords(order, times) : undefined };
  });
}

function stepsOfClosed(order: RoadOrder, times: Times): readonly RoadStep[] {
  const { status, refundedAmount, refunds } = order;
  const behind = pathOf(order).flatMap(({ name, statuses }): RoadStep[] => {
    const when = timeOf(order, statuses, times);
    return when === undefined ? [] : [{ name, state: 'done', when }];
  });
  const name = status === 'declined' ? strings.step.declined : strings.step.cancelled;
  const end: RoadStep = { name, state: 'bad', when: timeOf(order, [status], times) };
  const hasArrived = refunds.some(({ state }) => state === 'succeeded');
  const refunded: RoadStep = {
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
  /** It goes on for a while: "since 18:50". */
  readonly lasts?: boolean;
}

const { step } = strings;
const placed: PathStep = { name: step.placed, statuses: ['placed'] };
const accepted: PathStep = { name: step.accepted, statuses: ['accepted'] };
const paths: Readonly<Record<Order['mode'], readonly PathStep[]>> = {
  delivery: [
    { name: step.preparing, statuses: ['preparing', 'ready'], lasts: true },
    { name: step.out_for_delivery, statuses: ['out_for_delivery'], lasts: true },
    { name: step.delivered, statuses: ['completed'] },
  ],
  collection: [
    { name: step.preparing, statuses: ['preparing'], lasts: true },
    { name: step.ready, statuses: ['ready'], lasts: true },
    { name: step.collected, statuses: ['completed'] },
  ],
};

// Four places, from the first moment on: the answer takes the place of the question.
function pathOf(order: RoadOrder): readonly PathStep[] {
  const isOpen = order.status === 'placed' || isOrderClosed(order.status);
  const isUnanswered = isOpen && reachedAt(order, 'accepted') === undefined;
  return [isUnanswered ? placed : accepted, ...paths[order.mode]];
}

// When a step began; a step that was left out has no time.
function timeOf(order: RoadOrder, statuses: readonly OrderStatus[], { time }: Times): string | undefined {
  const at = statuses.map((status) => reachedAt(order, status)).find((reached) => reached !== undefined);
  if (at !== undefined) return time(at);
  return statuses.includes('placed') ? time(orderedAt(order)) : undefined;
}

function expectedWords(order: RoadOrder, { time }: Times): string | undefined {
  const expected = expectedTime(order);
  if (expected === null) return undefined;
  const { from, to } = expected;
  return from === to ? strings.by(time(to)) : strings.about(time(from), time(to));
}
