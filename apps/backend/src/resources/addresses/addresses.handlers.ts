import type { components } from '@tiffin/api/schema';
import { addressProblems, formatPostcode } from '@tiffin/domain';
import { type Handlers, signedIn } from '../../contract/handler.ts';
import { notFound, type Problem, problem, unauthorized } from '../../contract/problem.ts';
import { findCustomer } from '../auth/customers.store.ts';
import {
  type AddressFields,
  addAddress,
  changeAddress,
  deleteAddress,
  findAddress,
  listAddresses,
  lockAddressBook,
  makeDefault,
  maxAddresses,
} from './addresses.store.ts';
import { addressToWire } from './addresses.wire.ts';

/** The address book of the signed-in customer; other people's addresses do not exist for them. */
export const addressHandlers = {
  listAddresses: async (request) => {
    const rows = await listAddresses(request.app.db, signedIn(request).id);
    return { status: 200, body: { docs: rows.map(addressToWire) } };
  },

  createAddress: async (request) => {
    const { app, body, foundationId, keepAnswer } = request;
    const customerId = signedIn(request).id;
    const { isDefault = false, ...input } = body;
    const fields = toFields(input);
    const wrong = wrongAddress(fields);
    if (wrong !== null) return wrong;
    if ((await findCustomer(app.db, foundationId, customerId)) === null) return unauthorized();
    return app.db.transaction(async (tx) => {
      const row = await addAddress(tx, customerId, fields, isDefault);
      if (row === null) {
        return problem(
          400,
          'invalid_request',
          `You have saved ${maxAddresses} addresses already. Please delete one first.`,
        );
      }
      const answer = { status: 201, body: addressToWire(row) } as const;
      await keepAnswer(tx, answer);
      return answer;
    });
  },

  updateAddress: async (request) => {
    const { app, body, params } = request;
    const customerId = signedIn(request).id;
    const { isDefault = false, ...changes } = body;
    return app.db.transaction(async (tx) => {
      await lockAddressBook(tx, customerId);
      const current = await findAddress(tx, customerId, params.id);
      if (current === null) return notFound('This address');
      const fields = toFields({ ...addressToWire(current), ...changes });
      const wrong = wrongAddress(fields);
      if (wrong !== null) return wrong;
      const row = await changeAddress(tx, customerId, params.id, fields, isDefault);
      return row === null ? notFound('This address') : { status: 200, body: addressToWire(row) };
    });
  },

  deleteAddress: async (request) => {
    const { app, params, keepAnswer } = request;
    return app.db.transaction(async (tx) => {
      if (!(await deleteAddress(tx, signedIn(request).id, params.id))) return notFound('This address');
      const answer = { status: 204 } as const;
      await keepAnswer(tx, answer);
      return answer;
    });
  },

  setDefaultAddress: async (request) => {
    const row = await makeDefault(request.app.db, signedIn(request).id, request.params.id);
    return row === null ? notFound('This address') : { status: 200, body: addressToWire(row) };
  },
} satisfies Partial<Handlers>;

type Input = Omit<components['schemas']['AddressInput'], 'isDefault'>;

function toFields(input: Input): AddressFields {
  return {
    type: input.type,
    address: input.address.trim(),
    building: input.building.trim(),
    postalCode: formatPostcode(input.postalCode),
    // An emptied field is a field that is not there.
    city: input.city?.trim() || null,
    state: input.state?.trim() || null,
    country: input.country?.trim() || null,
    longitude: input.longitude,
    latitude: input.latitude,
  };
}

function wrongAddress(fields: AddressFields): Problem | null {
  const problems = addressProblems(fields);
  const [first] = problems;
  return first === undefined
    ? null
    : problem(400, 'invalid_request', first.message, { fields: [...problems] });
}
