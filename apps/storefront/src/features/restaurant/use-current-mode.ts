import { type OrderingMode, offeredModes, resolveOrderingMode } from '@tiffin/domain';
import { usePreferences } from './preferences-context.tsx';
import { useRestaurant } from './restaurant.queries.ts';

/** The mode that the customer orders in: what was chosen, or the only one on offer. */
export function useCurrentMode(): OrderingMode {
  const { restaurant } = useRestaurant();
  const { orderingMode } = usePreferences();
  return resolveOrderingMode(orderingMode, offeredModes(restaurant)) ?? orderingMode;
}
