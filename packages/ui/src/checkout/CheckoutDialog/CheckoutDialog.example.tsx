import { Button, CheckoutDialog, type CheckoutDialogProps, useModalStack } from '@tiffin/ui';

/** What the app knows of the order: its dishes, address, phone number, note, promo code and breakdown. */
type OrderToConfirm = Omit<CheckoutDialogProps, 'mode' | 'onClose'>;

/** Shows the order once more before it is paid. */
export function ReviewOrder(order: OrderToConfirm) {
  const dialogs = useModalStack();
  const review = () =>
    dialogs.open(<CheckoutDialog {...order} mode="delivery" onClose={() => dialogs.close()} />);
  return <Button onClick={review}>Review order</Button>;
}
