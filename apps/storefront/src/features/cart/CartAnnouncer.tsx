import type { Cart } from '@tiffin/domain';
import { VisuallyHidden } from '@tiffin/ui';
import { useEffect, useRef, useState } from 'react';
import { cartAnnouncement } from './cart-announcement.ts';

// Someone who presses plus five times hears the last quantity, not all of them.
const settleMs = 600;

/** Reads out what has changed in the cart, on every page and size of window. */
export default function CartAnnouncer({ cart }: { readonly cart: Cart | null }) {
  const [message, setMessage] = useState('');
  const told = useRef<Cart | null>(null);
  useEffect(() => {
    if (cart === null) return;
    const before = told.current;
    if (before === null) {
      // The cart as it was found is no change.
      told.current = cart;
      return;
    }
    const timer = setTimeout(() => {
      told.current = cart;
      const change = cartAnnouncement(before, cart);
      if (change !== null) setMessage(change);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [cart]);
  return (
    <VisuallyHidden>
      <p role="status">{message}</p>
    </VisuallyHidden>
  );
}
