import { type Order, orderTimes } from '@tiffin/domain';
import { OrderAgainButton, ReorderDialog, YourUsual } from '@tiffin/ui';
import { useRef, useState } from 'react';
import { cartSheet } from '../cart/cart-sheet.ts';
import { useNow } from '../restaurant/clock.tsx';
import { useRestaurant } from '../restaurant/restaurant.queries.ts';
import { useReorder } from './use-reorder.ts';

interface OrderAgainProps {
  /** An order that was placed. */
  readonly order: Order;
  /** Where its button stands: on the order's page once it has ended or before, in a row of the list, or on the home page. */
  readonly place: 'panel' | 'action' | 'row' | 'home';
}

// There the cart stands beside the page (Spec §9).
const hasCartColumn = () => window.matchMedia('(min-width: 1024px)').matches;

/** The button that orders an order again, and the dialog that says what came of it. */
export default function OrderAgain({ order, place }: OrderAgainProps) {
  const { restaurant } = useRestaurant();
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const { start, accept, undo, canRetry, ...state } = useReorder(order);
  // What came of a press while the dialog was closed is shown by the next one, which adds nothing.
  const isUnseen = useRef(false);
  const close = () => {
    isUnseen.current = (state.result === null && state.failure === null) || state.accepting !== null;
    setOpen(false);
  };
  const press = () => {
    setOpen(true);
    if (isUnseen.current) return;
    start();
  };
  return (
    <>
      {place === 'home' ? (
        <YourUsual items={order.items} onOrder={press} />
      ) : (
        <OrderAgainButton number={order.number} look={place} onPress={press} />
      )}
      {isOpen && (
        <ReorderDialog
          isOpen
          order={order}
          times={orderTimes(now, restaurant.timeZone)}
          {...state}
          onAccept={accept}
          onUndo={() => {
            undo();
            close();
          }}
          onGoToCart={() => {
            close();
            if (!hasCartColumn()) cartSheet.setState(() => true);
          }}
          onRetry={canRetry ? start : undefined}
          onClose={close}
        />
      )}
    </>
  );
}
