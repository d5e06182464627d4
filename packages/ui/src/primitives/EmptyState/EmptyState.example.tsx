import { ButtonLink, EmptyState } from '@tiffin/ui';

/** What a customer without orders sees. */
export function NoOrders() {
  return (
    <EmptyState
      title="No orders yet"
      text="What you order here will be listed on this page."
      action={<ButtonLink href="/">Browse the menu</ButtonLink>}
    />
  );
}
