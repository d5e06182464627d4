import { type ApiResult, unwrap } from '@tiffin/api';
import { type CounterClient, createCounterClient } from '@tiffin/api/counter';
import type { SoakSystem } from './system.ts';

/** A paired device of a restaurant, as its staff use it. */
export interface PairedTablet {
  readonly restaurantId: string;
  /** Calls with the device's token. */
  readonly client: CounterClient;
  /** The owner's PIN, with which the device acts as a manager for ten minutes. */
  readonly pin: string;
}

/**
 * Pairs a device as the restaurant's owner does, and lets it answer orders within `minutes`. It retries nothing, so call it
 * before faults are injected.
 */
export async function pairTablet(
  system: SoakSystem,
  restaurantId: string,
  { owner, minutes }: { readonly owner: string; readonly minutes: number },
): Promise<PairedTablet> {
  const client = createCounterClient({
    baseUrl: system.backendUrl,
    fallbackBaseUrl: system.backendFallbackUrl,
    foundationId: system.foundationId,
  });
  const data = async <Value>(result: Promise<ApiResult<Value>>) => unwrap(await result);
  const session = await data(client.verifyStaff(await system.idTokenOf(owner)));
  const asOwner = client.scopedTo({ token: session.sessionToken });
  const { code } = await data(asOwner.createPairingCode(restaurantId, 'Soak tablet'));
  const { deviceToken } = await data(client.pairDevice(code));
  await data(asOwner.setAcceptance(restaurantId, { acceptance: 'manual', minutes }));
  const pin = await data(asOwner.createPin(restaurantId));
  return { restaurantId, client: client.scopedTo({ token: deviceToken }), pin };
}
