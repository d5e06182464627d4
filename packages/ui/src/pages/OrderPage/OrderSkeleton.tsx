import { orderStrings as strings } from '../../account/order.strings.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as styles from './OrderPage.css.ts';

/** The boxes of an order that is still loading. */
export const OrderSkeleton = () => (
  <div role="status" aria-label={strings.loading}>
    <div className={styles.loadingHead}>
      <Skeleton shape="caption" width="short" />
      <Skeleton shape="control" width="half" />
    </div>
    <div className={styles.part}>
      <Skeleton shape="text" width="long" />
      <Skeleton shape="text" width="half" />
    </div>
    <div className={styles.part}>
      <Skeleton shape="title" width="short" />
      <Skeleton shape="text" width="long" />
      <Skeleton shape="text" width="long" />
    </div>
  </div>
);
