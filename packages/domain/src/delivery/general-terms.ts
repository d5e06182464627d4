import { pence } from '../money/pence.ts';
import type { DeliveryArea, DeliveryTerms } from './delivery-area.ts';

/**
 * What all deliveries of a restaurant have in common, before anyone knows where one goes: the lowest fee with its free
 * amount, the lowest minimum, the widest range of minutes. Of one area they are its own terms.
 */
export function generalTerms(areas: readonly DeliveryArea[]): DeliveryTerms {
  const [cheapest] = [...areas].sort(compareTerms);
  if (cheapest === undefined) throw new Error('A restaurant has at least one delivery area.');
  const minima = areas.map(({ minimumOrder }) => minimumOrder).filter((minimum) => minimum !== null);
  return {
    fee: cheapest.fee,
    freeFrom: cheapest.freeFrom,
    minimumOrder: minima.length < areas.length ? null : pence(Math.min(...minima)),
    minutesFrom: Math.min(...areas.map(({ minutesFrom }) => minutesFrom)),
    minutesTo: Math.max(...areas.map(({ minutesTo }) => minutesTo)),
  };
}

// A number that no amount reaches.
const never = Number.MAX_SAFE_INTEGER;

/** Orders terms by what is better for the customer: the lower fee first, then whatever else costs less. */
export function compareTerms(one: DeliveryTerms, other: DeliveryTerms): number {
  return (
    one.fee - other.fee ||
    (one.freeFrom ?? never) - (other.freeFrom ?? never) ||
    (one.minimumOrder ?? 0) - (other.minimumOrder ?? 0) ||
    one.minutesTo - other.minutesTo ||
    one.minutesFrom - other.minutesFrom
  );
}
