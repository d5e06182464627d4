import type { StaffRole } from '@tiffin/domain';
import { requiredText } from '../../mapping/required-text.ts';
import type { Wire } from '../../wire.ts';

/** A paired device. Instants are ISO 8601. */
export interface Device {
  readonly id: string;
  readonly name: string;
  /** The name of the person who made its code. */
  readonly pairedBy: string;
  readonly pairedAt: string;
  readonly lastSeenAt: string;
}

/** The person as whom a device acts after their PIN, and until when (ISO 8601). */
export interface Elevation {
  readonly memberId: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly until: string;
}

/** The calling device. */
export interface DeviceAccount {
  readonly device: Device;
  readonly restaurantId: string;
  readonly restaurantName: string;
  /** Null while the device acts as staff. */
  readonly elevation: Elevation | null;
}

/** A fresh pairing; the token is for a server to keep, never for a script in a page. */
export interface PairedDevice {
  readonly deviceToken: string;
  readonly device: Device;
  readonly restaurantId: string;
  readonly restaurantName: string;
}

/** A code of ten digits that pairs one device, until it ends (ISO 8601). */
export interface PairingCode {
  readonly code: string;
  readonly expiresAt: string;
}

/** Reads a device. */
export function readDevice({ _id, ...same }: Wire['Device']): Device {
  return { ...same, id: requiredText(_id) };
}

/** Reads the calling device. */
export function readDeviceAccount({
  device,
  elevation,
  ...restaurant
}: Wire['DeviceAccount']): DeviceAccount {
  return {
    ...readRestaurant(restaurant),
    device: readDevice(device),
    elevation: elevation === null ? null : readElevation(elevation),
  };
}

/** Reads a pairing; one without its token would fail at the next call. */
export function readPairedDevice({ deviceToken, device, ...restaurant }: Wire['PairedDevice']): PairedDevice {
  return {
    ...readRestaurant(restaurant),
    device: readDevice(device),
    deviceToken: requiredText(deviceToken),
  };
}

/** Reads as whom a device acts. */
export function readElevation({ memberId, name, role, until }: Wire['Elevation']): Elevation {
  return { memberId: requiredText(memberId), name, role, until: requiredText(until) };
}

/** Reads a pairing code. */
export function readPairingCode({ code, expiresAt }: Wire['PairingCode']): PairingCode {
  return { code: requiredText(code), expiresAt: requiredText(expiresAt) };
}

function readRestaurant({
  restaurantId,
  restaurantName,
}: Pick<Wire['DeviceAccount'], 'restaurantId' | 'restaurantName'>) {
  return { restaurantId: requiredText(restaurantId), restaurantName };
}
