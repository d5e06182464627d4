import { SignInPage, type SignInPageProps } from '@tiffin/ui';
import { useMenuPictures } from '../features/menu/use-pictures.ts';
import { useOpenStatus } from '../features/restaurant/clock.tsx';
import { useRestaurant } from '../features/restaurant/use-restaurant.ts';
import { useEnterWithSession } from '../features/session/use-enter.ts';
import { useGoogleSignIn } from './use-google-sign-in.ts';

/** The sign-in page over the Google sign-in; making an account is the same with other words. */
export function SignInContainer({ purpose }: Pick<SignInPageProps, 'purpose'>) {
  const { settings } = useRestaurant();
  const { state, signIn, signInByRedirect } = useGoogleSignIn(useEnterWithSession());
  return (
    <SignInPage
      purpose={purpose}
      restaurantName={settings.name}
      openStatus={useOpenStatus()}
      pictures={useMenuPictures()}
      state={state}
      browseHref="/"
      onSignIn={signIn}
      onRedirect={signInByRedirect}
    />
  );
}
