import type { Menu, OpenStatus } from '@tiffin/domain';
import { mastheadPictures, SignInPage } from '@tiffin/ui';

interface LoginProps {
  menu: Menu;
  openStatus: OpenStatus;
  openGoogle: () => void;
}

/** Where customers sign in, with Google's page in a window of its own. */
export function Login({ menu, openStatus, openGoogle }: LoginProps) {
  const cover = { restaurantName: 'Saffron & Smoke', openStatus, pictures: mastheadPictures(menu) };
  const redirect = () => window.location.assign('/auth/google');
  return <SignInPage {...cover} browseHref="/" onSignIn={openGoogle} onRedirect={redirect} />;
}
