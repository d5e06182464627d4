import { CheckoutSuccessful, type PaidOrder } from '@tiffin/ui';

/** The order is paid; null while the payment is being confirmed. */
export function Paid({ order, goHome }: { order: PaidOrder | null; goHome: () => void }) {
  return (
    <CheckoutSuccessful
      isOpen
      customerName="Priya"
      order={order}
      orderHref="/orders/S-4821"
      onClose={goHome}
    />
  );
}
