import { hasOrderFailed, type OrderTimes } from '@tiffin/domain';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import scooter from '../../private/pictures/scooter.webp';
import { orderRoadStrings as strings } from '../order-road.strings.ts';
import * as styles from './OrderRoad.css.ts';
import { type RoadOrder, roadOf } from './order-road.ts';

export interface OrderRoadProps {
  /** The order, as far as its road goes. */
  order: RoadOrder;
  /** Writes instants in the restaurant's time zone. */
  times: Pick<OrderTimes, 'time'>;
}

/** One road from the restaurant to the customer, with how far the order has come; or to where it ended. */
export const OrderRoad = ({ order, times }: OrderRoadProps) => {
  const { steps, reach } = roadOf(order, times);
  const end = steps.length - 1;
  const current = steps.findIndex(({ state }) => state === 'now' || state === 'bad');
  // On phones the step of the moment and the last one are seen; who listens hears all of them.
  const first = current === end ? end - 1 : current;
  return (
    <div className={styles.frame}>
      <div className={styles.bar[reach]} aria-hidden="true">
        <div className={styles.reached} />
        {reach !== 'nowhere' && !hasOrderFailed(order.status) && (
          <div className={styles.carried}>
            {order.mode === 'delivery' ? (
              <img className={styles.scooter} src={scooter} alt="" width={224} height={224} />
            ) : (
              <span className={styles.bag}>
                <Icon name="collection" />
              </span>
            )}
          </div>
        )}
      </div>
      <ol className={styles.steps} aria-label={strings.steps}>
        {steps.map(({ name, state, when }, index) => (
          <li
            key={name}
            className={`${styles.step[state]} ${index === first || index === end ? styles.shown : styles.heard}`}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.name[state]}>
              {state === 'bad' && <Icon name="close" size="small" className={styles.cross} />}
              <span>{name}</span>
            </span>{' '}
            {when !== undefined && <span>{when}</span>}{' '}
            {state === 'todo' && <VisuallyHidden>{strings.toCome}</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </div>
  );
};
