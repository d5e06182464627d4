import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { AddAddressPage, ErrorPage, NotFoundPage } from '@tiffin/ui';
import { useRestaurant } from '../restaurant/restaurant.queries.ts';
import { useSession } from '../session/use-session.ts';
import { failureMessage } from '../toasts/failure-message.ts';
import { useAddAddress, useUpdateAddress } from './address.mutations.ts';
import { useDeliveryPlace } from './delivery-place.ts';
import { deliveryReach } from './delivery-reach.ts';
import { lookUpPostcode } from './look-up-postcode.ts';
import { useAddresses } from './use-addresses.ts';

const profile = '/profile';

/** Adds an address, or edits the one with the id; afterwards it leads back to where the customer came from. */
export function AddressContainer({ id }: { readonly id: string | undefined }) {
  const { user } = useSession();
  const page = useRestaurant();
  const reach = page.restaurant.hasDelivery ? deliveryReach(page) : undefined;
  const place = useDeliveryPlace();
  const { addresses, error: loadError, refetch } = useAddresses();
  const adding = useAddAddress();
  const updating = useUpdateAddress();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const navigate = useNavigate();
  const onSuccess = () => (canGoBack ? router.history.back() : void navigate({ to: profile }));

  const address = id === undefined ? undefined : addresses?.find((each) => each.id === id);
  if (id !== undefined && address === undefined) {
    // An empty form would save another address instead.
    if (addresses !== null) return <NotFoundPage />;
    if (loadError !== undefined) return <ErrorPage message={loadError} onRetry={refetch} />;
  }
  const { error } = id === undefined ? adding : updating;
  return (
    <AddAddressPage
      address={address}
      isEditing={id !== undefined}
      isLoading={id !== undefined && address === undefined}
      customerName={user?.name ?? ''}
      lookUpPostcode={lookUpPostcode}
      reach={reach}
      // What the visitor asked about in the order bar, for the first address.
      suggestedPostcode={id === undefined && addresses?.length === 0 ? place?.postalCode : undefined}
      isSaving={adding.isPending || updating.isPending}
      error={failureMessage(error)}
      backHref={profile}
      cancelHref={profile}
      onSubmit={(submitted) =>
        address === undefined
          ? adding.mutate(submitted, { onSuccess })
          : updating.mutate({ id: address.id, address: submitted }, { onSuccess })
      }
    />
  );
}
