import { ProfilePage, type ProfilePageProps } from '@tiffin/ui';

/** What the app's queries and mutations give. */
type FromTheApp = Pick<
  ProfilePageProps,
  'customer' | 'orders' | 'addressList' | 'myData' | 'onRetryOrders' | 'onLogOut'
>;

/** Who the customer is: details, addresses and the latest orders. */
export function Profile(profile: FromTheApp) {
  return (
    <ProfilePage
      {...profile}
      now={new Date()}
      timeZone="Europe/London"
      phoneHref="/profile/phone"
      orderHref={({ id }) => `/orders/${id}`}
      ordersHref="/orders"
      loginHref="/auth/login"
    />
  );
}
