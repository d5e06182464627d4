import { type DeliveryDestination, isUkPostcode } from '@tiffin/domain';
import { useMemo } from 'react';
import { tabStorage } from '../../browser/session-storage.ts';
import { useClientStore } from '../../browser/use-client-store.ts';

const entry = tabStorage.entry('deliveryPlace');
const kept = { get: entry.read, subscribe: entry.subscribe };

/** The place of a postcode that was asked about in this visit; null also for what is not one. */
export function readDeliveryPlace(text: string | null): DeliveryDestination | null {
  if (text === null) return null;
  try {
    const { postalCode, latitude, longitude } = JSON.parse(text) as Record<string, unknown>;
    if (typeof postalCode !== 'string' || !isUkPostcode(postalCode)) return null;
    return { postalCode, latitude: degrees(latitude, 90), longitude: degrees(longitude, 180) };
  } catch {
    return null;
  }
}

function degrees(value: unknown, most: number): number | null {
  return typeof value === 'number' && Math.abs(value) <= most ? value : null;
}

/** Keeps the place for the visit, or forgets it. */
export function keepDeliveryPlace(place: DeliveryDestination | null): void {
  entry.write(place === null ? null : JSON.stringify(place));
}

/** The place that is kept. */
export function useDeliveryPlace(): DeliveryDestination | null {
  const text = useClientStore(kept, null);
  return useMemo(() => readDeliveryPlace(text), [text]);
}
