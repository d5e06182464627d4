import { createFileRoute, useCanGoBack, useRouter } from '@tanstack/react-router';
import { PhoneNumberPage } from '@tiffin/ui';
import { useCheckoutFlow } from '../features/checkout/checkout-flow.tsx';
import { menuQueries } from '../features/menu/menu.queries.ts';
import { useMenuPictures } from '../features/menu/use-pictures.ts';
import { shownPhoneNumber } from '../features/session/shown-phone-number.ts';
import { useRequiredSession } from '../features/session/use-require-session.ts';
import { useUpdateMe } from '../features/session/use-update-me.ts';
import { pageHead } from '../shell/document-head.ts';

/** Asks for the phone number, after signing in or on the way to checkout, which then goes on. */
export const Route = createFileRoute('/phone-number-form')({
  validateSearch: ({ purpose }: Record<string, unknown>): { purpose?: 'checkout' } =>
    purpose === 'checkout' ? { purpose } : {},
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(menuQueries.current()),
  head: ({ matches }) => pageHead('Your phone number', matches),
  staticData: { navigationEntry: 'profile', hidesCart: true },
  component: PhoneNumber,
});

const parse = async (text: string) =>
  (await import('../features/session/parse-phone-number.ts')).parsePhoneNumber(text);

function PhoneNumber() {
  const { user } = useRequiredSession();
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
      initialValue={known === null ? '' : shownPhoneNumber(known)}
      parse={parse}
      picture={middle}
      isSaving={isPending}
      error={error?.message}
      skipHref="/"
      onSubmit={(phoneNumber) => mutate({ phoneNumber }, { onSuccess: goOn })}
    />
  );
}
