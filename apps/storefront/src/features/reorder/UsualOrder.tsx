import { useQuery } from '@tanstack/react-query';
import { usualOrder } from '@tiffin/domain';
import { Suspense, useMemo } from 'react';
import { preloadable } from '../../browser/preloadable.tsx';
import { orderQueries } from '../orders/orders.queries.ts';

// Apart, so that the first load does not name all that it consists of.
const orderAgain = preloadable(() => import('./OrderAgain.tsx'));

/** What the customer usually orders, one press away; nothing before the first order. */
export default function UsualOrder() {
  const { data } = useQuery(orderQueries.page(1));
  const usual = useMemo(() => usualOrder(data?.docs ?? []), [data]);
  if (usual === null) return null;
  return (
    <Suspense>
      <orderAgain.Component key={usual.id} order={usual} place="home" />
    </Suspense>
  );
}
