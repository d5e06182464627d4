import type { DataRequest } from '@tiffin/domain';
import { DataRequestPage } from '@tiffin/ui';
import { useSingleFlightMutation } from '@tiffin/web';
import { useState } from 'react';
import { useRestaurant } from '../restaurant/restaurant.queries.ts';
import { useSession } from '../session/use-session.ts';
import { failureMessage } from '../toasts/failure-message.ts';
import { createRequestKey } from './request-key.ts';

/** The form for data requests, and what is said of one that was received; a customer's name and address are filled in. */
export function DataRequestContainer() {
  const { restaurant, settings } = useRestaurant();
  const { user } = useSession();
  const [keyOf] = useState(() => createRequestKey());
  const { mutate, isPending, data, error } = useSingleFlightMutation({
    mutationFn: async (request: DataRequest) => {
      const { sendDataRequest } = await import('./data-request.functions.ts');
      return sendDataRequest({ data: { ...request, idempotencyKey: keyOf(request) } });
    },
    meta: { hasOwnMessage: true },
  });
  return (
    <DataRequestPage
      receipt={data ?? null}
      restaurant={{
        name: settings.name,
        email: settings.contact.email,
        timeZone: restaurant.timeZone,
      }}
      customer={user === null ? undefined : { name: user.name, email: user.email }}
      isSending={isPending}
      error={failureMessage(error)}
      profileHref="/profile"
      homeHref="/"
      onSubmit={(request) => mutate(request)}
    />
  );
}
