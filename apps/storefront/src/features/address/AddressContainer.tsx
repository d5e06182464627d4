import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { AddAddressPage, type DeliveryReach, ErrorPage, NotFoundPage } from '@tiffin/ui';
import { useRestaurant } from '../restaurant/restaurant.queries.ts';
import { useSession } from '../session/use-session.ts';
import { failureMessage } from '../toasts/failure-message.ts';
import { useAddAddress, useUpdateAddress } from './address.mutations.ts';
import { useAddresses } from './use-addresses.ts';

const profile = '/profile';
const lookUpPostcode = async (postcode: string) =>
  (await import('./address.functions.ts')).fetchPostcode({ data: { postcode } });

/** Where this restaurant delivers; undefined where it does not. */
function deliveryReach({
  restaurant,
  settings,
}: ReturnType<typeof useRestaurant>): DeliveryReach | undefined {
  if (!restaurant.hasDelivery) return undefined;
  const { contact, deliveryAreas: areas } = settings;
  return {
    areas,
    origin: contact,
    place: `${contact.addressLine}, ${contact.city}`,
    hasCollection: restaurant.hasCollection,
  };
}

/** Adds an address, or edits the one with the id; afterwards it leads back to where the customer came from. */
export function AddressContainer({ id }: { readonly id: string | undefined }) {
  const { user } = useSession();
  const reach = deliveryReach(useRestaurant());
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
