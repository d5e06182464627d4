import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as line from '../CartLine/CartLine.css.ts';
import { cartStrings } from '../cart.strings.ts';

/** The cart's boxes while it loads, in the places of what is to come. */
export const CartSkeleton = () => (
  <div role="status" aria-label={cartStrings.loading}>
    {[0, 1].map((row) => (
      <div key={row} className={line.line}>
        <Skeleton className={line.tile} />
        <div>
          <Skeleton shape="title" />
          <Skeleton shape="text" />
        </div>
      </div>
    ))}
  </div>
);
