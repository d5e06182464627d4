import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/icons.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { orderStatusNames, orderStrings as strings } from '../order.strings.ts';
import type { Order } from '../order.ts';
import type { OrderTimes } from '../order-times.ts';
import * as styles from './OrderSteps.css.ts';

export interface OrderStepsProps {
  /** The order, as far as its steps go. */
  order: Pick<Order, 'status' | 'createdAt' | 'placedAt'>;
  /** Writes instants in the restaurant's time zone. */
  times: Pick<OrderTimes, 'time'>;
}

interface Step {
  readonly name: string;
  readonly state: 'done' | 'now' | 'bad' | 'todo';
  readonly when?: string | undefined;
}

/** The order's three steps with their times: ordered, paid, with the kitchen. */
export const OrderSteps = ({ order, times }: OrderStepsProps) => (
  <ol className={styles.steps} aria-label={strings.steps}>
    {stepsOf(order, times).map(({ name, state, when }) => (
      <li
        key={name}
        className={styles.step[state]}
        aria-current={state === 'now' || state === 'bad' ? 'step' : undefined}
      >
        <span className={styles.dot[state]}>
          {state !== 'todo' && <Icon name={stepIcons[state]} size="small" />}
        </span>
        <span className={styles.name}>{name}</span>
        {when !== undefined && <span>{when}</span>}
        {state === 'todo' && <VisuallyHidden>{strings.toCome}</VisuallyHidden>}
      </li>
    ))}
  </ol>
);

const stepIcons: Record<Exclude<Step['state'], 'todo'>, IconName> = {
  done: 'check',
  now: 'clock',
  bad: 'error',
};

function stepsOf(
  { status, createdAt, placedAt }: OrderStepsProps['order'],
  { time }: Pick<OrderTimes, 'time'>,
): readonly Step[] {
  const begun: Step = { name: strings.step.begun, state: 'done', when: time(createdAt) };
  const kitchen: Step = { name: strings.step.kitchen, state: 'todo' };
  if (status === 'placed') {
    const when = time(placedAt ?? createdAt);
    return [
      begun,
      { name: strings.step.paid, state: 'done', when },
      { ...kitchen, state: 'now', when: strings.now(when) },
    ];
  }
  if (status === 'pending_payment') {
    return [begun, { name: strings.step.payment, state: 'now', when: strings.isNow }, kitchen];
  }
  return [begun, { name: orderStatusNames[status], state: 'bad' }, kitchen];
}
