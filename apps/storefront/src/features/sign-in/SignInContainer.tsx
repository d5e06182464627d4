import { SignInPage, type SignInPageProps } from '@tiffin/ui';
import { useKeptDish } from '../cart/use-kept-dish.ts';
import { useMenuPictures } from '../menu/use-menu-pictures.ts';
import { useOpenStatus } from '../restaurant/clock.tsx';
import { useRestaurant } from '../restaurant/restaurant.queries.ts';
import { useGoogleSignIn } from '../session/use-google-sign-in.ts';
import { useCompleteSignIn } from './use-complete-sign-in.ts';

/** The sign-in page over the Google sign-in; making an account is the same with other words. */
export function SignInContainer({ purpose }: Pick<SignInPageProps, 'purpose'>) {
  const { settings } = useRestaurant();
  const { state, signIn, signInByRedirect } = useGoogleSignIn(useCompleteSignIn());
  return (
    <SignInPage
      purpose={purpose}
      restaurantName={settings.name}
      openStatus={useOpenStatus()}
      pictures={useMenuPictures()}
      state={state}
      keptDish={useKeptDish()}
      browseHref="/"
      onSignIn={signIn}
      onRedirect={signInByRedirect}
    />
  );
}
