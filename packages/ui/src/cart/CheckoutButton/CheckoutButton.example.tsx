import { type ButtonBlocker, pence } from '@tiffin/domain';
import { CheckoutButton } from '@tiffin/ui';

interface GoToCheckoutProps {
  blockers: readonly ButtonBlocker[];
  checkOut: () => void;
  reload: () => void;
}

/** Goes on to checkout, or says what keeps the cart from it. */
export function GoToCheckout({ blockers, checkOut, reload }: GoToCheckoutProps) {
  return (
    <CheckoutButton
      total={pence(2748)}
      subtotal={pence(2400)}
      blockers={blockers}
      addAddressHref="/profile/addresses/new"
      onCheckout={checkOut}
      onRetry={reload}
    />
  );
}
