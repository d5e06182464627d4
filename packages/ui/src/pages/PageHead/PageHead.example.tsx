import { PageHead } from '@tiffin/ui';

/** The head of a page below the profile. */
export function OrdersHead() {
  return (
    <PageHead
      title="Your orders"
      note="Everything you have ordered here."
      back={{ label: 'Profile', href: '/profile' }}
    />
  );
}
