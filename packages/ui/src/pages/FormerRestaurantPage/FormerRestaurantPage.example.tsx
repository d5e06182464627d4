import { FormerRestaurantPage } from '@tiffin/ui';

interface FormerRouteProps {
  /** The restaurant that had this hostname. */
  readonly settings: { readonly name: string; readonly contact: { readonly phone: string } };
  readonly isSignedIn: boolean | undefined;
}

/** What each page shows but those of earlier orders and of signing in. */
export function FormerRoute({ settings, isSignedIn }: FormerRouteProps) {
  const { name, contact } = settings;
  return <FormerRestaurantPage name={name} phone={contact.phone} isSignedIn={isSignedIn} />;
}
