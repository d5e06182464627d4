import {
  type ModeOffer,
  type OrderingMode,
  offeredModes,
  orderingModeNames,
  resolveOrderingMode,
} from '@tiffin/domain';
import { useEffect } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { ToggleGroup } from '../../primitives/ToggleGroup/ToggleGroup.tsx';
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
        <span>{offered.message}</span>
      </p>
    );
  if (offered.kind === 'none') return note;
  return (
    <div className={styles.frame}>
      <ToggleGroup
        label={orderingStrings.modeGroup}
        options={modes.map((option) => ({
          value: option,
          label: orderingModeNames[option],
          icon: option,
          isDisabled: !isOffered[option],
        }))}
        value={current}
        onChange={onModeChange}
      />
      {note}
    </div>
  );
};
