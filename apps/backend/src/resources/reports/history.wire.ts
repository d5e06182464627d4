import type { components } from '@tiffin/api/schema';
import type { RestaurantEvent } from './history.store.ts';

type Wire = components['schemas']['RestaurantEvent'];

/** Something that happened at a restaurant as the contract writes it. */
export function restaurantEventToWire(event: RestaurantEvent): Wire {
  const { id, at, kind, action, actor, name, device, orderId, orderNumber, data } = event;
  const { promisedTo, reason, refund, subject, role, before, acceptance, minutes, modes, until } = data;
  const { allergySeen, needsPin } = data;
  return {
    _id: id,
    at: at.toISOString(),
    kind,
    action,
    actor: actor === 'customer' || actor === 'system' ? actor : 'restaurant',
    name,
    device,
    order: orderId === null || orderNumber === null ? null : { _id: orderId, number: orderNumber },
    details: {
      ...(promisedTo === undefined ? {} : { promisedTo }),
      ...(reason === undefined ? {} : { reason }),
      ...(refund === undefined ? {} : { refund }),
      ...(subject === undefined ? {} : { subject }),
      ...(role === undefined ? {} : { role }),
      ...(before === undefined ? {} : { roleBefore: before }),
      ...(acceptance === undefined ? {} : { acceptance }),
      ...(minutes === undefined ? {} : { minutes }),
      ...(needsPin === undefined ? {} : { needsPin }),
      ...(modes === undefined ? {} : { modes: [...modes] }),
      ...(until === undefined ? {} : { until }),
      ...(allergySeen === undefined ? {} : { allergySeen }),
    },
  };
}
