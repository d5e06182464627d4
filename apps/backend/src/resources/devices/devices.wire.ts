import type { components } from '@tiffin/api/schema';
import type { DeviceRow } from '../../db/schema.ts';

/** A device as the contract writes it. */
export function deviceToWire(device: DeviceRow): components['schemas']['Device'] {
  const { id, name, pairedByName, pairedAt, lastSeenAt } = device;
  return {
    _id: id,
    name,
    pairedBy: pairedByName,
    pairedAt: pairedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  };
}
