import type { CartItem } from '@tiffin/domain';
import { CartLine } from '@tiffin/ui';

interface CartLinesProps {
  items: readonly CartItem[];
  changeQuantity: (itemId: string, quantity: number) => void;
  choose: (itemId: string) => void;
  remove: (itemId: string) => void;
}

/** The dishes in a cart. */
export function CartLines({ items, changeQuantity, choose, remove }: CartLinesProps) {
  const events = { onQuantityChange: changeQuantity, onChange: choose, onRemove: remove };
  return (
    <ul>
      {items.map((item) => (
        <CartLine key={item.id} item={item} {...events} />
      ))}
    </ul>
  );
}
