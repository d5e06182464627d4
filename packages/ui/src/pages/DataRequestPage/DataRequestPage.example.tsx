import type { DataRequest, DataRequestReceipt } from '@tiffin/domain';
import { DataRequestPage } from '@tiffin/ui';

interface AskProps {
  receipt: DataRequestReceipt | null;
  send: (request: DataRequest) => void;
}

const restaurant = {
  name: 'Saffron & Smoke',
  email: 'hello@saffronandsmoke.example',
  timeZone: 'Europe/London',
};

/** The form, and once the request was received its acknowledgement. */
export function Ask({ receipt, send }: AskProps) {
  const links = { profileHref: '/profile', homeHref: '/' } as const;
  return <DataRequestPage {...links} receipt={receipt} restaurant={restaurant} onSubmit={send} />;
}
