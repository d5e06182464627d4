import { type HomePageProps, loginHref } from '@tiffin/ui';
import { Suspense, useMemo, useState } from 'react';
import { preloadable } from '../../browser/preloadable.tsx';
import { useChooseMode } from '../cart/use-choose-mode.ts';
import { useOpenStatus } from '../restaurant/clock.tsx';
import { usePreferences } from '../restaurant/preferences-context.tsx';
import { useRestaurant } from '../restaurant/restaurant.queries.ts';
import { useSession } from '../session/use-session.ts';
import type { KnownPlace } from './DeliveryPlace.tsx';
import { orderTerms } from './order-terms.ts';

// The server renders it with the page; what it knows of the visitor comes with its code.
const deliveryPlace = preloadable(() => import('./DeliveryPlace.tsx'));

/** What the home page says of the restaurant itself. */
export function useHomeProps(): Pick<
  HomePageProps,
  | 'restaurant'
  | 'terms'
  | 'postcode'
  | 'isPlaced'
  | 'mode'
  | 'onModeChange'
  | 'openStatus'
  | 'loginHref'
  | 'isSessionKnown'
> {
  const { restaurant, settings } = useRestaurant();
  const { orderingMode } = usePreferences();
  const chooseMode = useChooseMode();
  const openStatus = useOpenStatus();
  const { isKnown, isSignedIn } = useSession();
  const [{ isPlaced, terms }, setPlace] = useState<KnownPlace>({ isPlaced: false, terms: null });
  // The same element always: the page renders again before the code for it is here.
  const [postcode] = useState(() => (
    <Suspense>
      <deliveryPlace.Component onPlace={setPlace} />
    </Suspense>
  ));
  const isEverywhere = settings.deliveryAreas.every(
    ({ postcodes, radiusKm }) => postcodes === null && radiusKm === null,
  );
  const parts = useMemo(
    () => ({
      restaurant: {
        ...restaurant,
        name: settings.name,
        tagline: settings.tagline,
        locality: settings.locality,
        mastheadUrl: settings.mastheadUrl,
      },
      terms: orderTerms(settings, terms),
    }),
    [restaurant, settings, terms],
  );
  return {
    ...parts,
    postcode: isEverywhere ? undefined : postcode,
    isPlaced,
    mode: orderingMode,
    onModeChange: chooseMode,
    openStatus,
    loginHref: isSignedIn ? undefined : loginHref,
    isSessionKnown: isKnown,
  };
}
