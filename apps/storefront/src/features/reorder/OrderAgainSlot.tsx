import { hasOrderEnded, type Order } from '@tiffin/domain';
import { OrderAgainButton } from '@tiffin/ui';
import { Suspense } from 'react';
import { preloadable } from '../../browser/preloadable.tsx';

const orderAgain = preloadable(() => import('./OrderAgain.tsx'));

interface OrderAgainSlotProps {
  readonly order: Order;
  readonly look: 'panel' | 'action' | 'row';
}

/** The place of the button that orders again; what a press does comes after the page. */
function OrderAgainSlot({ order, look }: OrderAgainSlotProps) {
  return (
    <Suspense fallback={<OrderAgainButton number={order.number} look={look} isLoading />}>
      <orderAgain.Component order={order} place={look} />
    </Suspense>
  );
}

/** Draws that place in a row of the list, for an order that was placed and has ended; null for every other one. */
export function orderAgainInRow(order: Order) {
  if (order.placedAt === null || !hasOrderEnded(order.status)) return null;
  return <OrderAgainSlot order={order} look="row" />;
}

/** Draws it on the order's page, for one that was placed: the first thing to do once it has ended. */
export function orderAgainOnPage(order: Order) {
  if (order.placedAt === null) return null;
  return <OrderAgainSlot order={order} look={hasOrderEnded(order.status) ? 'panel' : 'action'} />;
}
