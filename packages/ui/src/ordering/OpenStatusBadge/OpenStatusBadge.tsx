import { type OrderableRestaurant, openStatus } from '@tiffin/domain';
import * as styles from './OpenStatusBadge.css.ts';

/** Props of {@link OpenStatusBadge}. */
export interface OpenStatusBadgeProps {
  /** What the status is worked out from: modes offered, active flag, hours and time zone. */
  restaurant: OrderableRestaurant;
  /** The instant the status is told for; the same on the server and in the first render of the browser. */
  now: Date;
}

/** Says whether the restaurant takes orders now and when that changes (Spec §4, Open status). */
export const OpenStatusBadge = ({ restaurant, now }: OpenStatusBadgeProps) => {
  const status = openStatus(restaurant, now);
  return (
    <p className={styles.status}>
      <span className={status.isOpen ? styles.dotOpen : styles.dotClosed} aria-hidden="true" />
      {status.message}
    </p>
  );
};
