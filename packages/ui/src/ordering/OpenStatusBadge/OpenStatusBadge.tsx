import type { OpenStatus } from '@tiffin/domain';
import * as styles from './OpenStatusBadge.css.ts';

/** Props of {@link OpenStatusBadge}. */
export interface OpenStatusBadgeProps {
  /** The status at one instant, worked out by `openStatus` of the domain. */
  status: Pick<OpenStatus, 'isOpen' | 'message'>;
}

/** Says whether the restaurant takes orders now and when that changes (Spec §4, Open status). */
export const OpenStatusBadge = ({ status }: OpenStatusBadgeProps) => (
  <p className={styles.status}>
    <span className={status.isOpen ? styles.dotOpen : styles.dotClosed} aria-hidden="true" />
    <span>{status.message}</span>
  </p>
);
