import type { DataRequest } from '@tiffin/domain';
import { DataRequestForm } from '@tiffin/ui';

/** The form sends whole requests only; the app sends them on. */
export function AskRestaurant({ send }: { send: (request: DataRequest) => void }) {
  return <DataRequestForm restaurantName="Saffron & Smoke" onSubmit={send} />;
}
