import { formatPounds, type Pence } from '@tiffin/domain';
import { navigationStrings as words } from '../navigation.strings.ts';
import { bar } from './ViewCartBar.css.ts';

export interface ViewCartBarProps {
  /** Number of dishes in the cart. */
  itemCount: number;
  /** Sum of the items, in pence. */
  subtotal: Pence;
  /** Told when it is pressed: open the cart. */
  onOpen: () => void;
}

/** Opens the cart on phones and tablets and says what is in it. Leave it out while the cart is empty. */
export const ViewCartBar = ({ itemCount, subtotal, onOpen }: ViewCartBarProps) => (
  <button type="button" className={bar} onClick={onOpen}>
    {words.viewCart} · {words.items(itemCount)} · {formatPounds(subtotal)}
  </button>
);
