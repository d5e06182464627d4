import { ProfileDetails } from '@tiffin/ui';

/** Who is signed in; the number is changed on a page of its own. */
export function MyDetails() {
  const customer = { name: 'Priya Shah', email: 'priya@example.com', phoneNumber: '+447700900123' };
  return <ProfileDetails customer={customer} phoneHref="/profile/phone" />;
}
