import { FormerRestaurantPage } from '@tiffin/ui';
import { useRestaurant } from '../features/restaurant/restaurant.queries.ts';
import { useSession } from '../features/session/use-session.ts';

/** Stands in for the pages for ordering at the hostname of a deleted restaurant. */
export default function FormerRestaurant() {
  const { name, contact } = useRestaurant().settings;
  const { isKnown, isSignedIn } = useSession();
  return (
    <FormerRestaurantPage name={name} phone={contact.phone} isSignedIn={isKnown ? isSignedIn : undefined} />
  );
}
