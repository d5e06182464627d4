import type { DeviceAccount, Elevation, Membership, StaffAccount, StaffPerson } from '@tiffin/api/counter';
import type { StaffRole } from '@tiffin/domain';

/** The restaurant whose counter this is. */
export interface Workplace {
  readonly id: string;
  readonly name: string;
}

/** Who works here. */
export interface Access {
  readonly device: DeviceAccount['device'] | null;
  readonly person: StaffPerson | null;
  readonly memberships: readonly Membership[];
  /** The device's restaurant, else the first of the person's; null while neither is known. */
  readonly workplace: Workplace | null;
  /** What the person may do at the workplace; null without a person who works there. */
  readonly role: StaffRole | null;
  /** The person of the PIN as whom the device acts; null while it acts as staff. */
  readonly elevation: Elevation | null;
  /** The device has just been found removed by its restaurant. */
  readonly hasLostDevice: boolean;
  /** The person's session has just been found ended. */
  readonly hasLostPerson: boolean;
  /** The device's restaurant is deleted; the device stays paired, since the restaurant can be restored. */
  readonly isRestaurantDeleted: boolean;
}

/**
 * The person who is signed in on a device of a restaurant where they do not work: what is sent in their name fails.
 * Null while all is well.
 */
export function personOutsideTeam({ device, person, role }: Access): StaffPerson | null {
  return device !== null && role === null ? person : null;
}

interface AccessFacts extends Pick<Access, 'hasLostDevice' | 'hasLostPerson' | 'isRestaurantDeleted'> {
  readonly device: DeviceAccount | null;
  readonly account: StaffAccount | null;
}

/** Works out who works here from what the backend says of the two tokens. */
export function accessOf({ device, account, ...lost }: AccessFacts): Access {
  const memberships = account?.memberships ?? [];
  const [first] = memberships;
  const workplace: Workplace | null =
    device !== null
      ? { id: device.restaurantId, name: device.restaurantName }
      : first === undefined
        ? null
        : { id: first.restaurantId, name: first.restaurantName };
  const membership = memberships.find(({ restaurantId }) => restaurantId === workplace?.id);
  return {
    device: device?.device ?? null,
    person: account?.person ?? null,
    memberships,
    workplace,
    role: membership?.role ?? null,
    elevation: device?.elevation ?? null,
    ...lost,
  };
}
