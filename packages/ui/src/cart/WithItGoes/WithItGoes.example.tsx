import { type Cart, goingWith, type MenuItemSummary } from '@tiffin/domain';
import { WithItGoes } from '@tiffin/ui';

interface ProposalsProps {
  cart: Cart;
  /** All dishes of the menu. */
  menu: readonly MenuItemSummary[];
  open: (dish: MenuItemSummary) => void;
  add: (dish: MenuItemSummary) => void;
}

/** What goes with the dishes of a cart, below its lines. */
export function Proposals({ cart, menu, open, add }: ProposalsProps) {
  return <WithItGoes dishes={goingWith(cart.items, menu, 'delivery')} onOpen={open} onAdd={add} />;
}
