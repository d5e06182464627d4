import {
  type ModeOffer,
  type OpenStatus,
  type OrderingMode,
  offeredModes,
  resolveOrderingMode,
} from '@tiffin/domain';
import { OrderingModeToggle } from '../OrderingModeToggle/OrderingModeToggle.tsx';
import * as styles from './OrderBar.css.ts';
import { type OrderTerms, orderFacts } from './order-facts.ts';

/** How the customer means to get the food, and on what terms. */
export interface OrderingProps {
  /** Times, delivery fee and minimum order. */
  terms: OrderTerms;
  /** The mode the customer prefers. */
  mode: OrderingMode;
  /** Called with the mode chosen, or with the only one offered. */
  onModeChange: (mode: OrderingMode) => void;
}

/** Props of {@link OrderBar}. */
export interface OrderBarProps extends OrderingProps {
  /** Which modes the restaurant offers. */
  restaurant: ModeOffer;
  /** Whether it is open now, and when it opens next. */
  status: OpenStatus;
}

/** Ordering mode, time, delivery fee and minimum order: all of it before the first dish. */
export const OrderBar = ({ restaurant, terms, mode, onModeChange, status }: OrderBarProps) => {
  const current = resolveOrderingMode(mode, offeredModes(restaurant));
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <OrderingModeToggle restaurant={restaurant} mode={mode} onModeChange={onModeChange} />
        {current === null ? null : (
          <dl className={styles.facts}>
            {orderFacts(terms, current, status).map(({ term, value }) => (
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
