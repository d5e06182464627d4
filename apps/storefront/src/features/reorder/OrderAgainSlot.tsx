import { hasOrderEnded, type Order } from '@tiffin/domain';
import { OrderAgainButton } from '@tiffin/ui';
import { Suspense } from 'react';
import { preloadable } from '../../browser/preloadable.tsx';

const orderAgain = preloadable(() => import('./OrderAgain.tsx'));

interface OrderAgainSlotProps {
  readonly order: Order;
  readonly look: 'panel' | 'row';
}

/** The place of the button that orders again; what a press does comes after the page. */
function OrderAgainSlot({ order, look }: OrderAgainSlotProps) {
  return (
    <Suspense fallback={<OrderAgainButton number={order.number} look={look} isLoading />}>
      <orderAgain.Component order={order} place={look} />
    </Suspense>
  );
}

/** Draws that place for an order that was placed and has ended; null for every other one. */
export function orderAgainSlot(order: Order, look: OrderAgainSlotProps['look']) {
  if (order.placedAt === null || !hasOrderEnded(order.status)) return null;
  return <OrderAgainSlot order={order} look={look} />;
}
