import { localTimeOfDay } from '../opening-hours/local-time.ts';
import type { LifecycleActionName, PromisedTime } from './lifecycle-order.ts';
import type { LifecycleActor } from './lifecycle-table.ts';

/** One change of an order, as its history shows it. */
export interface OrderChange {
  readonly action: 'placed' | LifecycleActionName;
  readonly actor: LifecycleActor;
  /** Who acted; null where the reader must not know or nobody does. */
  readonly actorName: string | null;
  readonly at: Date;
  /** The promise that the change made; null for all others. */
  readonly promised: PromisedTime | null;
}

/** Says who did what and when: "Accepted by Maria at 18:32 for 19:05." */
export function describeChange(change: OrderChange, timeZone: string): string {
  const { at, promised } = change;
  const time = (instant: Date) => localTimeOfDay(instant, timeZone);
  const promise = promised === null ? '' : ` for ${promiseWords(promised, time)}`;
  return `${summariseChange(change)} at ${time(at)}${promise}.`;
}

/** Says who did what: "Accepted by Maria". */
export function summariseChange({
  action,
  actor,
  actorName,
}: Pick<OrderChange, 'action' | 'actor' | 'actorName'>): string {
  return `${changeWords[action]}${byWhom(action, actor, actorName)}`;
}

function promiseWords({ from, to }: PromisedTime, time: (instant: Date) => string): string {
  const [begin, end] = [time(from), time(to)];
  return begin === end ? end : `${begin} to ${end}`;
}

function byWhom(action: OrderChange['action'], actor: LifecycleActor, name: string | null): string {
  if (actor !== 'system') return ` by ${name ?? actorWords[actor]}`;
  // A decline of the system says in its own words why.
  return action === 'accept' || action === 'complete' ? ' automatically' : '';
}

const actorWords = {
  customer: 'the customer',
  staff: 'the restaurant',
  manager: 'the restaurant',
} as const;

const changeWords: Readonly<Record<OrderChange['action'], string>> = {
  placed: 'Placed',
  accept: 'Accepted',
  decline: 'Declined',
  decline_unanswered: 'Declined as unanswered',
  decline_closed: 'Declined as paid after closing',
  cancel: 'Cancelled',
  start: 'Started',
  delay: 'Delayed',
  ready: 'Marked ready',
  dispatch: 'Sent out',
  complete: 'Completed',
  cancel_accepted: 'Cancelled',
  undo: 'Set back',
};
