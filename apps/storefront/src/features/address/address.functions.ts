import { createServerFn } from '@tanstack/react-start';
import { resultFor } from '@tiffin/api';
import { addressTypes } from '@tiffin/domain';
import { z } from 'zod';
import { customerBackend, idSchema } from '../../server/backend.server.ts';
import { clientAddress } from '../../server/request-host.server.ts';
import { lookUpPostcode } from './postcode-lookup.server.ts';

const line = z.string().max(300);

const addressSchema = z.object({
  type: z.enum(addressTypes),
  address: line,
  building: line,
  postalCode: z.string().max(16),
  city: line.optional(),
  state: line.optional(),
  country: line.optional(),
  longitude: z.number().min(-180).max(180).optional(),
  latitude: z.number().min(-90).max(90).optional(),
  isDefault: z.boolean(),
});

const byId = z.object({ id: idSchema });

/** The customer's saved addresses. */
export const fetchAddresses = createServerFn().handler(async () =>
  resultFor(await (await customerBackend()).listAddresses()),
);

/** Saves a new address. */
export const createAddress = createServerFn({ method: 'POST' })
  .validator(addressSchema)
  .handler(async ({ data }) => resultFor(await (await customerBackend()).createAddress(data)));

/** Changes a saved address. */
export const updateAddress = createServerFn({ method: 'POST' })
  .validator(byId.extend({ address: addressSchema }))
  .handler(async ({ data: { id, address } }) =>
    resultFor(await (await customerBackend()).updateAddress(id, address)),
  );

/** Deletes a saved address. */
export const deleteAddress = createServerFn({ method: 'POST' })
  .validator(byId)
  .handler(async ({ data }) => resultFor(await (await customerBackend()).deleteAddress(data.id)));

/** Makes a saved address the default one. */
export const setDefaultAddress = createServerFn({ method: 'POST' })
  .validator(byId)
  .handler(async ({ data }) => resultFor(await (await customerBackend()).setDefaultAddress(data.id)));

/** What the public postcode service knows of a postcode. */
export const fetchPostcode = createServerFn()
  .validator(z.object({ postcode: z.string().max(16) }))
  .handler(({ data }) => lookUpPostcode(data.postcode, clientAddress()));
