import type { Cart } from '@tiffin/domain';
import { ViewCartBar } from '@tiffin/ui';

/** Opens the cart on screens without room for it. */
export function CartBar({ cart, openCart }: { cart: Cart; openCart: () => void }) {
  const itemCount = cart.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return <ViewCartBar itemCount={itemCount} subtotal={cart.totalAmount} onOpen={openCart} />;
}
