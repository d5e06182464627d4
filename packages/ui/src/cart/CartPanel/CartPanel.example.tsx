import { noOrderNotes } from '@tiffin/domain';
import { CartPanel, type CartPanelProps } from '@tiffin/ui';
import { useState } from 'react';

/** What the app's queries and mutations give: cart, addresses, promo code, breakdown and the events. */
type FromTheApp = Omit<CartPanelProps, 'notes' | 'onNotesChange' | 'mode'>;

/** The cart beside the menu. */
export function CartColumn(cart: FromTheApp) {
  const [notes, setNotes] = useState(noOrderNotes);
  return <CartPanel {...cart} mode="delivery" notes={notes} onNotesChange={setNotes} />;
}
