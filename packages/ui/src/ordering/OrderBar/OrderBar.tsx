import {
  type OrderableRestaurant,
  type OrderingMode,
  offeredModes,
  openStatus,
  resolveOrderingMode,
} from '@tiffin/domain';
import { OrderingModeToggle } from '../OrderingModeToggle/OrderingModeToggle.tsx';
import * as styles from './OrderBar.css.ts';
import { type OrderTerms, orderFacts } from './order-facts.ts';

/** Props of {@link OrderBar}. */
export interface OrderBarProps {
  /** Modes offered, hours and time zone. */
  restaurant: OrderableRestaurant;
  /** Times, delivery fee and minimum order. */
  terms: OrderTerms;
  /** The mode the customer prefers. */
  mode: OrderingMode;
  /** Called with the mode chosen, or with the only one offered. */
  onModeChange: (mode: OrderingMode) => void;
  /** The instant the facts are told for. */
  now: Date;
}

/** Ordering mode, time, delivery fee and minimum order: all of it before the first dish. */
export const OrderBar = ({ restaurant, terms, mode, onModeChange, now }: OrderBarProps) => {
  const current = resolveOrderingMode(mode, offeredModes(restaurant));
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <OrderingModeToggle restaurant={restaurant} mode={mode} onModeChange={onModeChange} />
        {current === null ? null : (
          <dl className={styles.facts}>
            {orderFacts(terms, current, openStatus(restaurant, now)).map(({ term, value }) => (
              <div key={term} className={styles.fact}>
                <dt className={styles.term}>{term}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
};
