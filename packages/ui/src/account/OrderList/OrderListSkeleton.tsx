import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { orderListStrings as strings } from '../profile.strings.ts';
import * as styles from './OrderList.css.ts';

/** The rows of an order list that is still loading. */
export const OrderListSkeleton = () => (
  <div className={styles.list} role="status" aria-label={strings.loading}>
    {[0, 1, 2].map((row) => (
      <div key={row} className={styles.row}>
        <div className={styles.dishes}>
          <Skeleton shape="circle" className={styles.tile} />
          <Skeleton shape="circle" className={styles.tile} />
        </div>
        <div>
          <Skeleton shape="text" width="half" />
          <Skeleton shape="caption" width="long" />
        </div>
      </div>
    ))}
  </div>
);
