import type { Cart } from '@tiffin/domain';
import { CartSkeleton } from '@tiffin/ui';
import type { ReactNode } from 'react';

/** Boxes of the cart's size until it has loaded: nothing moves when it comes. */
export function CartPlace({ cart, children }: { cart: Cart | null; children: ReactNode }) {
  return cart === null ? <CartSkeleton /> : children;
}
