import {
  type ModeOffer,
  type OpenStatus,
  type OrderingMode,
  offeredModes,
  resolveOrderingMode,
} from '@tiffin/domain';
import { useId, useState } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { OrderingModeToggle } from '../OrderingModeToggle/OrderingModeToggle.tsx';
import { orderingStrings } from '../ordering.strings.ts';
import * as styles from './OrderBar.css.ts';
import { feeSummary, type OrderTerms, orderFacts, orderLine } from './order-facts.ts';

/** How the customer means to get the food, and on what terms. */
export interface OrderingProps {
  /** Times, delivery fee, service fee and minimum order. */
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

const FeeLine = ({ terms, mode }: { terms: OrderTerms; mode: OrderingMode }) => {
  const { fees, freeDelivery } = feeSummary(terms, mode);
  return (
    <p className={styles.feeLine}>
      <Icon name="info" size="small" />
      <span>
        {fees === '' ? (
          <span>{orderingStrings.noFees}</span>
        ) : (
          <>
            <span>{orderingStrings.feesBefore}</span>
            <b className={styles.fees}>{fees}</b>
            <span>{orderingStrings.feesAfter}</span>
          </>
        )}
        {freeDelivery !== '' && <span>{` ${freeDelivery}`}</span>}
      </span>
    </p>
  );
};

/**
 * Ordering mode, time, every mandatory fee and the minimum order, before the first dish. On phones the terms are one line,
 * and a press shows all of them.
 */
export const OrderBar = ({ restaurant, terms, mode, onModeChange, status }: OrderBarProps) => {
  const current = resolveOrderingMode(mode, offeredModes(restaurant));
  const [isOpen, setOpen] = useState(false);
  const termsId = useId();
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <OrderingModeToggle restaurant={restaurant} mode={mode} onModeChange={onModeChange} />
        {current === null ? null : (
          <>
            <button
              type="button"
              className={styles.line}
              aria-expanded={isOpen}
              aria-controls={termsId}
              onClick={() => setOpen(!isOpen)}
            >
              <span>{orderLine(terms, current, status)}</span>
              <Icon name="open" className={styles.chevron} />
            </button>
            <div id={termsId} className={isOpen ? styles.terms : styles.termsBehindLine}>
              <dl className={styles.facts}>
                {orderFacts(terms, current, status).map(({ term, value }) => (
                  <div key={term} className={styles.fact}>
                    <dt className={styles.term}>{term}</dt>
                    <dd className={styles.value}>{value}</dd>
                  </div>
                ))}
              </dl>
              <FeeLine terms={terms} mode={current} />
            </div>
          </>
        )}
      </div>
    </div>
  );
};
