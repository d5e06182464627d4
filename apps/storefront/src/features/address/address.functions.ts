import { createServerFn } from '@tanstack/react-start';
import { unwrap } from '@tiffin/api';
import { addressTypes } from '@tiffin/domain';
import { z } from 'zod';
import { idSchema } from '../../server/backend.server.ts';
import { clientAddress } from '../../server/request-host.server.ts';
import { customerMiddleware } from '../session/customer-middleware.ts';
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
export const fetchAddresses = createServerFn()
  .middleware([customerMiddleware])
  .handler(async ({ context: { backend } }) => unwrap(await backend.listAddresses()));

/** Saves a new address. */
export const createAddress = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(addressSchema)
  .handler(async ({ context: { backend }, data }) => unwrap(await backend.createAddress(data)));

/** Changes a saved address. */
export const updateAddress = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(byId.extend({ address: addressSchema }))
  .handler(async ({ context: { backend }, data: { id, address } }) =>
    unwrap(await backend.updateAddress(id, address)),
  );

/** Deletes a saved address. */
export const deleteAddress = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(byId)
  .handler(async ({ context: { backend }, data }) => unwrap(await backend.deleteAddress(data.id)));

/** Makes a saved address the default one. */
export const setDefaultAddress = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(byId)
  .handler(async ({ context: { backend }, data }) => unwrap(await backend.setDefaultAddress(data.id)));

/** What the public postcode service knows of a postcode. */
export const fetchPostcode = createServerFn()
  .validator(z.object({ postcode: z.string().max(16) }))
  .handler(({ data }) => lookUpPostcode(data.postcode, clientAddress()));
