import { useQueryClient } from '@tanstack/react-query';
import { formatPhoneNumber, leavesOut } from '@tiffin/domain';
import { CartPanel, VisuallyHidden } from '@tiffin/ui';
import { Suspense, useEffect, useState } from 'react';
import { preloadable } from '../../browser/preloadable.tsx';
import { useMenuFilter } from '../menu-filter/use-menu-filter.ts';
import { useRestaurant } from '../restaurant/restaurant.queries.ts';
import { DialogLoadError } from '../toasts/DialogLoadError.tsx';
import type { CartEdits } from './cart-edits.ts';
import { deliveryCost } from './delivery-cost.ts';
import { getCartEdits } from './get-cart-edits.ts';
import { setOrderNotes, useOrderNotes } from './order-notes.ts';
import { useCartPromo } from './use-cart-promo.ts';
import { useChooseMode } from './use-choose-mode.ts';
import { useOrder } from './use-order.ts';

/** Where the cart panel leads to. */
export interface CartContainerProps {
  /** Called when the customer goes to the checkout. */
  readonly onCheckout: () => void;
  /** Called when the customer closes the sheet; left out beside a page, where there is nothing to close. */
  readonly onClose?: () => void;
}

const goesWith = preloadable(() => import('./GoesWith.tsx'));
const changeLine = preloadable(() => import('./ChangeLine.tsx'), DialogLoadError);

/** The cart panel over the customer's cart; with `onClose` as a sheet. */
export default function CartContainer({ onCheckout, onClose }: CartContainerProps) {
  const page = useRestaurant();
  const chooseMode = useChooseMode();
  const order = useOrder(page, { refetchOnMount: onClose !== undefined });
  const { cartView, addressChoice } = order;
  const edits = getCartEdits(useQueryClient());
  useFlushOnLeaving(edits);
  const { announcement, ...promo } = useCartPromo(order);
  const notes = useOrderNotes();
  const [changingId, setChangingId] = useState<string | null>(null);
  const { filter } = useMenuFilter();
  const { cart } = cartView;
  // To who leaves dishes out nothing is proposed: the menu's index does not say what is in them.
  const proposes =
    !leavesOut(filter) && (cart?.items.some(({ menuItem }) => menuItem.goesWith !== undefined) ?? false);
  const changing = cart?.items.find(({ id }) => id === changingId);
  // A code that takes the fee off has made it free already.
  const isFreeByCode = order.promo?.known?.type === 'FREE_DELIVERY' && order.promo.problem === null;
  const { missingForFree, isFrom } = deliveryCost(order, page.settings.deliveryAreas, isFreeByCode);
  return (
    <>
      <CartPanel
        cart={cart}
        hasFailed={cartView.hasFailed}
        mode={order.mode}
        addressPicker={{
          addresses: addressChoice.addresses,
          selectedId: addressChoice.selected?.id ?? null,
          error: addressChoice.error,
          addHref: '/profile/address',
          onSelect: addressChoice.select,
          onRetry: addressChoice.refetch,
        }}
        promo={promo}
        notes={notes}
        allergyPhone={formatPhoneNumber(page.settings.contact.allergyPhone)}
        breakdown={order.breakdown}
        isDeliveryFrom={isFrom}
        missingForFreeDelivery={missingForFree}
        goesWith={
          cart !== null &&
          proposes && (
            <Suspense>
              <goesWith.Component cart={cart} mode={order.mode} />
            </Suspense>
          )
        }
        isUpdating={order.isUpdating}
        blockers={order.blockers}
        onNotesChange={setOrderNotes}
        onQuantityChange={edits.setQuantity}
        onChange={setChangingId}
        onRemove={edits.remove}
        onClear={edits.clear}
        phone={page.settings.contact.phone}
        onCollect={page.restaurant.hasCollection ? () => chooseMode('collection') : undefined}
        onCheckout={onCheckout}
        onRetry={order.retry}
        filter={filter}
        onClose={onClose}
      />
      <Suspense>
        {changing !== undefined && (
          <changeLine.Component line={changing} onChange={edits.change} onClose={() => setChangingId(null)} />
        )}
      </Suspense>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}

/** Sends held quantities when the customer leaves the page or puts it away. */
function useFlushOnLeaving({ flush }: Pick<CartEdits, 'flush'>): void {
  useEffect(() => {
    // The last event that a page on a phone can count on.
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void flush();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      // The cart goes out of sight with the page it stands on.
      void flush();
    };
  }, [flush]);
}
