import { createFileRoute, useCanGoBack, useRouter } from '@tanstack/react-router';
import { formatPhoneNumber } from '@tiffin/domain';
import { PhoneNumberPage } from '@tiffin/ui';
import { oneOf, searchParams } from '@tiffin/web/search-params';
import { useCheckoutFlow } from '../features/checkout/checkout-flow.tsx';
import { menuQueries } from '../features/menu/menu.queries.ts';
import { useMenuPictures } from '../features/menu/use-menu-pictures.ts';
import { useSession } from '../features/session/use-session.ts';
import { useUpdateMe } from '../features/session/use-update-me.ts';
import { failureMessage } from '../features/toasts/failure-message.ts';

const readSearch = searchParams({ purpose: oneOf('checkout') });

/** Asks for the phone number, after signing in or on the way to checkout, which then goes on. */
export const Route = createFileRoute('/_customer/phone-number-form')({
  validateSearch: readSearch,
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(menuQueries.overview()),
  staticData: {
    title: 'Your phone number',
    navigationEntry: 'profile',
    hidesCart: true,
  },
  component: PhoneNumber,
});

const parse = async (text: string) =>
  (await import('../features/session/parse-phone-number.ts')).parsePhoneNumber(text);

function PhoneNumber() {
  const { user } = useSession();
  const { purpose } = Route.useSearch();
  const { start } = useCheckoutFlow();
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const navigate = Route.useNavigate();
  const { mutate, isPending, error } = useUpdateMe();
  const [first, , middle = first] = useMenuPictures();
  const known = user?.phoneNumber ?? null;
  const goOn = () => {
    if (purpose === 'checkout') start();
    if (purpose === 'checkout' && canGoBack) history.back();
    else void navigate({ to: '/' });
  };
  return (
    <PhoneNumberPage
      initialValue={known === null ? '' : formatPhoneNumber(known)}
      parse={parse}
      picture={middle}
      isSaving={isPending}
      error={failureMessage(error)}
      skipHref="/"
      onSubmit={(phoneNumber) => mutate({ phoneNumber }, { onSuccess: goOn })}
    />
  );
}
