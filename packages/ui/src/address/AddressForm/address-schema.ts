import { type Address, addressMessages, addressTypes, cleanPostcode, isUkPostcode } from '@tiffin/domain';
import * as z from 'zod/mini';

// Compiling schemas to functions would need eval, which the content security policy forbids.
z.config({ jitless: true });

const filled = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

const degrees = (limit: number, message: string) =>
  z.nullable(z.number(message).check(z.gte(-limit, message), z.lte(limit, message)));

/** The address form's rules and messages (spec §5). Coordinates are null where the postcode has no place. */
export const addressSchema = z.object({
  type: z.enum(addressTypes, addressMessages.type),
  building: filled(addressMessages.building),
  postalCode: z
    .string()
    .check(z.refine((text) => isUkPostcode(cleanPostcode(text)), addressMessages.postalCode)),
  address: filled(addressMessages.address),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  longitude: degrees(180, addressMessages.longitude),
  latitude: degrees(90, addressMessages.latitude),
  isDefault: z.boolean(),
});

/** What the form holds: an address that may still be incomplete. */
export type AddressFormValues = Omit<z.input<typeof addressSchema>, 'type'> & {
  type: z.input<typeof addressSchema>['type'] | null;
};

/** The form's first values: an empty address, or the saved one that is being edited. */
export const addressFormValues = (saved: Address | undefined): AddressFormValues => ({
  type: saved?.type ?? null,
  building: saved?.building ?? '',
  postalCode: saved?.postalCode ?? '',
  address: saved?.address ?? '',
  city: saved?.city ?? '',
  state: saved?.state ?? '',
  country: saved?.country ?? '',
  longitude: saved?.longitude ?? null,
  latitude: saved?.latitude ?? null,
  isDefault: saved?.isDefault ?? false,
});
