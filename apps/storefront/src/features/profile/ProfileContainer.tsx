import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ErrorPage, loginHref, ProfilePage } from '@tiffin/ui';
import { Suspense, useState } from 'react';
import { preloadable } from '../../browser/preloadable.tsx';
import { hrefOf } from '../../links.ts';
import { useDeleteAddress, useSetDefaultAddress } from '../address/address.mutations.ts';
import { useAddresses } from '../address/use-addresses.ts';
import { orderQueries } from '../orders/orders.queries.ts';
import { useNow } from '../restaurant/clock.tsx';
import { useRestaurant } from '../restaurant/restaurant.queries.ts';
import { sessionQueries } from '../session/session.queries.ts';
import { useLogOut } from '../session/use-log-out.ts';
import { useSession } from '../session/use-session.ts';
import { DialogLoadError } from '../toasts/DialogLoadError.tsx';
import { useDownloadMyData } from './use-download-my-data.ts';

const eraseAccount = preloadable(() => import('./EraseAccount.tsx'), DialogLoadError);

const latest = 3;

/** The customer's details, addresses and latest orders; visitors are asked to sign in. */
export function ProfileContainer() {
  const { restaurant } = useRestaurant();
  const { isKnown, hasTokens, user } = useSession();
  const { addresses, error, refetch } = useAddresses();
  const orders = useQuery({ ...orderQueries.page(1), enabled: hasTokens });
  const makeDefault = useSetDefaultAddress();
  const deleting = useDeleteAddress();
  const logOut = useLogOut();
  const download = useDownloadMyData();
  const [isErasing, setErasing] = useState(false);
  const { buildLocation } = useRouter();
  const queryClient = useQueryClient();
  if (isKnown && hasTokens && user === null) {
    // The session check has failed: an error is shown, not the signed-out page.
    const { queryKey } = sessionQueries.me();
    return <ErrorPage onRetry={() => void queryClient.resetQueries({ queryKey })} />;
  }
  return (
    <>
      <ProfilePage
        customer={user ?? (isKnown ? 'visitor' : null)}
        addressList={{
          addresses,
          hasFailed: error !== undefined,
          busyId: busyId(makeDefault) ?? busyId(deleting),
          addHref: '/profile/address',
          editHref: ({ id }) => hrefOf(buildLocation({ to: '/profile/address', search: { id } })),
          onMakeDefault: makeDefault.mutate,
          onDelete: deleting.mutate,
          onRetry: refetch,
        }}
        orders={orders.data?.docs.slice(0, latest) ?? null}
        haveOrdersFailed={orders.isError && orders.data === undefined}
        now={useNow()}
        timeZone={restaurant.timeZone}
        phoneHref="/phone-number-form"
        orderHref={({ id }) => `/orders/${id}`}
        ordersHref="/orders"
        loginHref={loginHref}
        myData={{
          isPreparing: download.isPending,
          hasFailed: download.isError,
          requestHref: '/data-request',
          onDownload: () => download.mutate(),
          onErase: () => setErasing(true),
        }}
        onRetryOrders={() => void orders.refetch()}
        onLogOut={logOut}
      />
      <Suspense>
        {isErasing && user !== null && <eraseAccount.Component onClose={() => setErasing(false)} />}
      </Suspense>
    </>
  );
}

function busyId({ isPending, variables }: { isPending: boolean; variables: string | undefined }) {
  return isPending ? variables : undefined;
}
