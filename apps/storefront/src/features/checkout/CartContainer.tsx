import { useQueryClient } from '@tanstack/react-query';
import { CartPanel, promoSummary } from '@tiffin/ui';
import { cartEditsOf } from '../cart/cart-edits-of.ts';
import { useFlushOnLeaving } from '../cart/use-flush-on-leaving.ts';
import { promoStore } from '../promo/promo-store.ts';
import { usePromoChoice, usePublicPromo } from '../promo/use-promo.ts';
import { useRestaurant } from '../restaurant/use-restaurant.ts';
import { useCheckoutFlow } from './checkout-flow.tsx';
import { useOrderNote } from './order-note.ts';
import { useOrder } from './use-order.ts';

/** The promo code in force, as cart and checkout show it. */
export function useAppliedPromo(): { code: string; effect: string } | null {
  const { selected } = usePromoChoice();
  const known = usePublicPromo(selected);
  if (selected === null) return null;
  return { code: selected, effect: known === null ? '' : promoSummary(known) };
}

/** The cart panel over the customer's cart; with `onClose` as a sheet. */
export function CartContainer({ onClose }: { readonly onClose?: () => void }) {
  const order = useOrder(useRestaurant());
  const { cartView, addressChoice } = order;
  const edits = cartEditsOf(useQueryClient());
  useFlushOnLeaving(edits);
  const { applying, error } = usePromoChoice();
  const [note, setNote] = useOrderNote();
  const { start } = useCheckoutFlow();
  return (
    <CartPanel
      cart={cartView.cart}
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
      promo={{
        applied: useAppliedPromo(),
        error: error ?? undefined,
        isApplying: applying !== null,
        onApply: promoStore.apply,
        onRemove: promoStore.clear,
      }}
      note={note}
      breakdown={order.breakdown}
      isUpdating={order.isUpdating}
      blockers={order.blockers}
      onNoteChange={setNote}
      onQuantityChange={edits.setQuantity}
      onRemove={edits.remove}
      onClear={edits.clear}
      onCheckout={start}
      onRetry={cartView.refetch}
      onClose={onClose}
    />
  );
}
