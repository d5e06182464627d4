import { addAddressStrings as strings } from '../../address/address.strings.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as styles from './AddAddressPage.css.ts';

/** The boxes of the address form that is still loading. */
export const AddressFormSkeleton = () => (
  <div className={styles.loading} role="status" aria-label={strings.loading}>
    <Skeleton shape="tile" className={styles.cards} />
    <Skeleton shape="control" width="half" />
    <Skeleton shape="control" />
    <Skeleton shape="control" />
  </div>
);
