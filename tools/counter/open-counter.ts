import { unwrap } from '@tiffin/api';
import { createCounterClient } from '@tiffin/api/counter';
import { foundationId } from '../../scripts/stack/settings.ts';
import { fetchIdToken } from '../stack/fetch-id-token.ts';
import type { OwnStack } from '../stack/own-stack.ts';

/** The demo restaurant whose counter is measured, and its owner. */
export const measuredRestaurant = {
  hostname: 'saffron.localhost',
  owner: 'owner@saffronandsmoke.example',
} as const;

/** A counter with a paired tablet. */
export interface OpenedCounter {
  readonly restaurantId: string;
  /** The token of its tablet. */
  readonly deviceToken: string;
}

/** Pairs a tablet at the restaurant, whose staff then have `minutesToAnswer` for each order. */
export async function openCounter(stack: OwnStack, minutesToAnswer: number): Promise<OpenedCounter> {
  const client = createCounterClient({ baseUrl: `http://localhost:${stack.ports.backend}`, foundationId });
  const idToken = await fetchIdToken(stack.environments.backend, measuredRestaurant.owner);
  const { sessionToken } = unwrap(await client.verifyStaff(idToken));
  const owner = client.scopedTo({ token: sessionToken });
  const { memberships } = unwrap(await owner.getStaffAccount());
  const [membership] = memberships;
  if (membership === undefined)
    throw new Error(`${measuredRestaurant.owner} is not a member of any restaurant.`);
  const { restaurantId } = membership;
  const { code } = unwrap(await owner.createPairingCode(restaurantId, 'Tablet by the till'));
  const { deviceToken } = unwrap(await client.pairDevice(code));
  unwrap(await owner.setAcceptance(restaurantId, { acceptance: 'manual', minutes: minutesToAnswer }));
  return { restaurantId, deviceToken };
}
