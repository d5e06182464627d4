import { judgeDelivery } from '@tiffin/domain';
import type { AppContext } from '../../context.ts';
import { findAddress, locationOf, saveLocation } from '../addresses/addresses.store.ts';
import { readOrderingTerms } from './checkout.terms.ts';
import { type QuoteRequest, requestedMode } from './quote.ts';

/**
 * Looks an address that is not verified up again where the answer decides on delivery. To be called outside of any
 * transaction: the postcode service is slow, and a transaction holds its locks. Returns whether the service does not know it.
 */
export async function verifyAddress(
  app: AppContext,
  request: Pick<QuoteRequest, 'customerId' | 'restaurantId' | 'mode' | 'addressId'>,
): Promise<{ readonly isPostcodeUnknown: boolean }> {
  const { customerId, restaurantId, addressId } = request;
  const verified = { isPostcodeUnknown: false };
  if (addressId === undefined || requestedMode(request) === 'collection') return verified;
  const address = await findAddress(app.db, customerId, addressId);
  if (address === null || locationOf(address) !== null) return verified;
  const terms = await readOrderingTerms(app.db, restaurantId, app.clock.now());
  if (terms === null) return verified;
  const destination = { postalCode: address.postalCode, longitude: null, latitude: null };
  if (judgeDelivery(terms.delivery, destination).fit !== 'unknown') return verified;
  const answer = await app.postcodes.find(address.postalCode);
  if (answer.kind === 'found') await saveLocation(app.db, address, answer.coordinates);
  return { isPostcodeUnknown: answer.kind === 'unknown' };
}
