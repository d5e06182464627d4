import type { OrderTimes } from '@tiffin/domain';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/icons.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { orderProgressStrings as strings } from '../order-progress.strings.ts';
import * as styles from './OrderSteps.css.ts';
import { type OrderStep, type StepsOrder, stepsOf } from './order-steps.ts';

export interface OrderStepsProps {
  /** The order, as far as its steps go. */
  order: StepsOrder;
  /** Writes instants in the restaurant's time zone. */
  times: Pick<OrderTimes, 'time'>;
}

/** The order's steps with their times, from the payment to the customer or to where it ended. */
export const OrderSteps = ({ order, times }: OrderStepsProps) => (
  <div className={styles.frame}>
    <ol className={styles.steps} aria-label={strings.steps}>
      {stepsOf(order, times).map(({ name, state, when, picture }) => (
        <li
          key={name}
          className={styles.step[state]}
          aria-current={state === 'now' || state === 'bad' ? 'step' : undefined}
        >
          <span className={styles.dot[state]}>
            {state !== 'todo' && (
              <Icon name={picture === undefined ? stepIcons[state] : pictures[picture]} size="small" />
            )}
          </span>
          <span className={styles.name[state]}>{name}</span> {when !== undefined && <span>{when}</span>}{' '}
          {state === 'todo' && <VisuallyHidden>{strings.toCome}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  </div>
);

const stepIcons: Record<Exclude<OrderStep['state'], 'todo'>, IconName> = {
  done: 'check',
  now: 'clock',
  bad: 'close',
};

const pictures = { kitchen: 'kitchen', rider: 'delivery', tick: 'check' } as const satisfies Record<
  string,
  IconName
>;
