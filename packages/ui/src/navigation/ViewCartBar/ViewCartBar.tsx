import { formatPounds, type Pence } from '@tiffin/domain';
import { navigationStrings as words } from '../navigation.strings.ts';
import { bar } from './ViewCartBar.css.ts';

export interface ViewCartBarProps {
  /** Number of dishes in the cart. */
  itemCount: number;
  /** Sum of the items, in pence. */
  subtotal: Pence;
  /** The cart could not be loaded: says so instead of what is in it. @default false */
  hasFailed?: boolean;
  /** Called when it is pressed: open the cart. */
  onOpen: () => void;
}

/** Opens the cart on phones and tablets and says what is in it. Leave it out while the cart is empty or on its way. */
export const ViewCartBar = ({ itemCount, subtotal, hasFailed = false, onOpen }: ViewCartBarProps) => (
  <button type="button" className={bar} onClick={onOpen}>
    {`${words.viewCart} · ${hasFailed ? words.cartFailed : `${words.items(itemCount)} · ${formatPounds(subtotal)}`}`}
  </button>
);
