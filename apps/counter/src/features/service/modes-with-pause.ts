import { type ModeOffer, type OrderingMode, orderingModes, type Pause } from '@tiffin/domain';

/** The modes that a restaurant offers, those that a pause hides from customers included. */
export function modesWithPause(
  { hasDelivery, hasCollection }: ModeOffer,
  pause: Pause | null,
): readonly OrderingMode[] {
  const isOffered = { delivery: hasDelivery, collection: hasCollection };
  return orderingModes.filter((mode) => isOffered[mode] || pause?.modes.includes(mode));
}
