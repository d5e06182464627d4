import { type DeliveryTerms, judgeDelivery } from '@tiffin/domain';
import { PostcodeCheck } from '@tiffin/ui';
import { useLayoutEffect, useMemo } from 'react';
import { keepDeliveryPlace, useDeliveryPlace } from '../address/delivery-place.ts';
import { deliveryReach } from '../address/delivery-reach.ts';
import { lookUpPostcode } from '../address/look-up-postcode.ts';
import { useAddresses } from '../address/use-addresses.ts';
import { useChooseMode } from '../cart/use-choose-mode.ts';
import { useRestaurant } from '../restaurant/restaurant.queries.ts';
import { useSession } from '../session/use-session.ts';
import { orderTerms } from './order-terms.ts';

/** What is known of where a delivery goes. */
export interface KnownPlace {
  /** Nobody has to be asked: there is a place, or the customer's addresses are on their way. */
  readonly isPlaced: boolean;
  /** Null where the place has no terms of its own. */
  readonly terms: DeliveryTerms | null;
}

interface DeliveryPlaceProps {
  /** Called with what is known, before the browser paints it. */
  readonly onPlace: (place: KnownPlace) => void;
}

/** Asks a visitor where the food would go; a customer's orders go to the chosen address. Only the browser knows either. */
export default function DeliveryPlace({ onPlace }: DeliveryPlaceProps) {
  const page = useRestaurant();
  const reach = useMemo(() => deliveryReach(page), [page]);
  const kept = useDeliveryPlace();
  const { hasTokens } = useSession();
  const { selected, state } = useAddresses();
  const chooseMode = useChooseMode();
  const address = hasTokens ? selected : null;
  const isAddress = address !== null || (hasTokens && state === 'loading');
  const destination = isAddress ? address : kept;
  const { fit, area } = useMemo(() => judgeDelivery(reach, destination), [reach, destination]);
  const isPlaced = isAddress || fit === 'inside';
  useLayoutEffect(() => onPlace({ isPlaced, terms: area }), [onPlace, isPlaced, area]);
  return (
    <PostcodeCheck
      reach={reach}
      terms={orderTerms(page.settings, area)}
      destination={destination}
      isAddress={isAddress}
      lookUpPostcode={lookUpPostcode}
      onDestination={keepDeliveryPlace}
      onCollect={() => chooseMode('collection')}
    />
  );
}
