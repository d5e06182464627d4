import { CartPanel, type CartPanelProps } from '@tiffin/ui';
import { useState } from 'react';

/** What the app's queries and mutations give: cart, addresses, promo code, breakdown and the events. */
type FromTheApp = Omit<CartPanelProps, 'note' | 'onNoteChange' | 'mode'>;

/** The cart beside the menu. */
export function CartColumn(cart: FromTheApp) {
  const [note, setNote] = useState('');
  return <CartPanel {...cart} mode="delivery" note={note} onNoteChange={setNote} />;
}
