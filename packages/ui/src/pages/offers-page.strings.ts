import { toastMessages } from '@tiffin/domain';

/** Customer-facing words of the offers page. */
export const offersStrings = {
  title: 'Offers',
  note: 'One code per order. Apply it here or type it in your cart.',
  noteFor: (amount: string, mode: 'delivery' | 'collection') =>
    `One code per order. For your cart of ${amount}, ${mode === 'delivery' ? 'delivered' : 'collected'}.`,
  noteVisitor: 'One code per order. Log in to use a code in your cart.',
  emptyTitle: 'No offers at the moment',
  emptyText: 'New codes appear here as soon as there are any.',
  failed: toastMessages.promosFetchFailed,
} as const;
