import {
  type ModeOffer,
  type OrderingMode,
  offeredModes,
  orderingModeNames,
  resolveOrderingMode,
} from '@tiffin/domain';
import { useEffect, useId } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { orderingStrings } from '../ordering.strings.ts';
import * as styles from './OrderingModeToggle.css.ts';

/** Props of {@link OrderingModeToggle}. */
export interface OrderingModeToggleProps {
  /** Which modes the restaurant offers. */
  restaurant: ModeOffer;
  /** The mode the customer prefers; the one in effect may differ when only one is offered. */
  mode: OrderingMode;
  /** Called with the customer's choice, and with the only mode offered when it is not the preferred one. */
  onModeChange: (mode: OrderingMode) => void;
}

const modes: readonly OrderingMode[] = ['delivery', 'collection'];

/** Chooses between delivery and collection (Spec §2, Components). */
export const OrderingModeToggle = ({ restaurant, mode, onModeChange }: OrderingModeToggleProps) => {
  const name = useId();
  const offered = offeredModes(restaurant);
  const current = resolveOrderingMode(mode, offered);
  const isOffered = { delivery: restaurant.hasDelivery, collection: restaurant.hasCollection };

  useEffect(() => {
    if (current !== null && current !== mode) onModeChange(current);
  }, [current, mode, onModeChange]);

  const note =
    offered.message === null ? null : (
      <p className={styles.note} role="status">
        <Icon name="info" size="small" />
        {offered.message}
      </p>
    );
  if (offered.kind === 'none') return note;
  return (
    <div className={styles.frame}>
      <div className={styles.toggle} role="radiogroup" aria-label={orderingStrings.modeGroup}>
        {modes.map((option) => (
          <label key={option} className={styles.option}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={option}
              checked={current === option}
              disabled={!isOffered[option]}
              onChange={() => onModeChange(option)}
            />
            <span className={styles.face}>
              <Icon name={option} className={styles.icon} />
              <span className={styles.label}>{orderingModeNames[option]}</span>
            </span>
          </label>
        ))}
      </div>
      {note}
    </div>
  );
};
