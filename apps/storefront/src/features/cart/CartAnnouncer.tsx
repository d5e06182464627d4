import { useQueryClient } from '@tanstack/react-query';
import type { Cart } from '@tiffin/domain';
import { VisuallyHidden } from '@tiffin/ui';
import { useEffect, useRef, useState } from 'react';
import { cartAnnouncement } from './cart-announcement.ts';
import { followOtherTabs } from './other-tabs.ts';

// Someone who presses plus five times hears the last quantity, not all of them.
const settleMs = 600;

/** Reads out what has changed in the cart, here or in another tab, on every page and size of window. */
export default function CartAnnouncer({ cart }: { readonly cart: Cart | null }) {
  const [message, setMessage] = useState('');
  const announced = useRef<Cart | null>(null);
  const queryClient = useQueryClient();
  useEffect(() => followOtherTabs(queryClient), [queryClient]);
  useEffect(() => {
    if (cart === null) return;
    const before = announced.current;
    if (before === null) {
      // The first cart is not a change.
      announced.current = cart;
      return;
    }
    const timer = setTimeout(() => {
      announced.current = cart;
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
