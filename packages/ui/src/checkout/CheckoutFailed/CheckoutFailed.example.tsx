import type { Cart } from '@tiffin/domain';
import { CheckoutFailed } from '@tiffin/ui';

interface PaymentFailedProps {
  cart: Cart;
  payment: 'left' | 'declined' | null;
  tryAgain: () => void;
  reload: () => void;
  goHome: () => void;
}

/** The payment page came back without a payment; the cart is as it was. */
export function PaymentFailed({ cart, payment, tryAgain, reload, goHome }: PaymentFailedProps) {
  return (
    <CheckoutFailed
      isOpen
      cart={cart}
      payment={payment}
      totalAmount={cart.totalAmount}
      onRetry={tryAgain}
      onLoadAgain={reload}
      onClose={goHome}
    />
  );
}
