import {
  type ModeOffer,
  type OpenStatus,
  type OrderingMode,
  offeredModes,
  resolveOrderingMode,
} from '@tiffin/domain';
import { useId, useState } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { Elements } from '../../private/Words.tsx';
import { OrderingModeToggle } from '../OrderingModeToggle/OrderingModeToggle.tsx';
import { FeeText } from './FeeText.tsx';
import * as styles from './OrderBar.css.ts';
import { type OrderTerms, orderFacts, orderLine } from './order-facts.ts';

/** How the customer means to get the food, and on what terms. */
export interface OrderingProps {
  /** Times, delivery fee, service fee and minimum order. */
  terms: OrderTerms;
  /** The mode the customer prefers. */
  mode: OrderingMode;
  /** Called with the mode chosen, or with the only one offered. */
  onModeChange: (mode: OrderingMode) => void;
  /** Asks where a delivery goes, as PostcodeCheck does; left out where nothing depends on it. */
  postcode?: Elements | undefined;
  /** Whether the terms are those of a known place, so that nobody has to be asked. @default false */
  isPlaced?: boolean | undefined;
}

/** Props of {@link OrderBar}. */
export interface OrderBarProps extends OrderingProps {
  /** Which modes the restaurant offers. */
  restaurant: ModeOffer;
  /** Whether it is open now, and when it opens next. */
  status: OpenStatus;
}

/**
 * Ordering mode, time, every mandatory fee and the minimum order, before the first dish. On phones the terms are one line,
 * and a press shows all of them. Where a delivery goes is asked first, and its terms follow.
 */
export const OrderBar = ({
  restaurant,
  terms,
  mode,
  onModeChange,
  status,
  postcode,
  isPlaced = false,
}: OrderBarProps) => {
  const current = resolveOrderingMode(mode, offeredModes(restaurant));
  const [isOpen, setOpen] = useState(false);
  const termsId = useId();
  const isAbout = current === 'delivery' && postcode !== undefined && (isPlaced ? 'known' : 'asked');
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <OrderingModeToggle restaurant={restaurant} mode={mode} onModeChange={onModeChange} />
        {current === null ? null : (
          <>
            {current === 'delivery' && postcode}
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
              <dl className={isAbout === 'asked' ? styles.factsAsked : styles.facts}>
                {orderFacts(terms, current, status).map(({ term, value }) => (
                  <div key={term} className={styles.fact}>
                    <dt className={styles.term}>{term}</dt>
                    <dd className={styles.value}>{value}</dd>
                  </div>
                ))}
              </dl>
              <p className={isAbout === false ? styles.feeLine : styles.feeLineBeside[isAbout]}>
                <Icon name="info" size="small" />
                <FeeText terms={terms} mode={current} />
              </p>
            </div>
          </>
        )}
      </div>
    </div>
  );
};
