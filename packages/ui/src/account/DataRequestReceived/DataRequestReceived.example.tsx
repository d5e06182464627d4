import type { DataRequestReceipt } from '@tiffin/domain';
import { DataRequestReceived } from '@tiffin/ui';

const restaurant = {
  name: 'Saffron & Smoke',
  email: 'hello@saffronandsmoke.example',
  timeZone: 'Europe/London',
};

/** Takes the place of the form, and the focus with it. */
export function Acknowledged({ receipt }: { receipt: DataRequestReceipt }) {
  return <DataRequestReceived receipt={receipt} restaurant={restaurant} homeHref="/" />;
}
