import {
  type AddressDraft,
  type AddressInput,
  addressProblems,
  type Coordinates,
  formatPostcode,
} from '@tiffin/domain';
import { type Handlers, signedIn } from '../../contract/handler.ts';
import { notFound, type Problem, problem, unauthorized } from '../../contract/problem.ts';
import type { PostcodeAnswer } from '../../postcodes/postcode-directory.ts';
import { findCustomer } from '../auth/customers.store.ts';
import {
  type AddressFields,
  type AddressRow,
  addAddress,
  changeAddress,
  deleteAddress,
  findAddress,
  listAddresses,
  locationColumns,
  locationOf,
  lockAddressBook,
  makeDefault,
  maxAddresses,
  readAddress,
} from './addresses.store.ts';
import { addressToWire } from './addresses.wire.ts';

/** The address book of the signed-in customer; other people's addresses do not exist for them. */
export const addressHandlers = {
  listAddresses: async (request) => {
    const rows = await listAddresses(request.app.db, signedIn(request).id);
    return { status: 200, body: { docs: rows.map(rowToWire) } };
  },

  createAddress: async (request) => {
    const { app, body, foundationId, keepAnswer } = request;
    const customerId = signedIn(request).id;
    const { isDefault = false, ...input } = body;
    const given = toFields(input);
    const { longitude = null, latitude = null } = input;
    const wrong = wrongAddress({ ...given, longitude, latitude });
    if (wrong !== null) return wrong;
    if ((await findCustomer(app.db, foundationId, customerId)) === null) return unauthorized();
    // Before the transaction: the postcode service is slow, and a transaction holds its locks.
    const found = coordinatesIn(await app.postcodes.find(given.postalCode));
    const fields = { ...given, ...locationColumns(given.postalCode, found) };
    return app.db.transaction(async (tx) => {
      const row = await addAddress(tx, customerId, fields, isDefault);
      if (row === null) {
        return problem(
          400,
          'invalid_request',
          `You have already saved ${maxAddresses} addresses. Please delete one first.`,
        );
      }
      const answer = { status: 201, body: rowToWire(row) } as const;
      await keepAnswer(tx, answer);
      return answer;
    });
  },

  updateAddress: async (request) => {
    const { app, body, params } = request;
    const customerId = signedIn(request).id;
    const { isDefault = false, longitude = null, latitude = null, ...changes } = body;
    const before = await findAddress(app.db, customerId, params.id);
    if (before === null) return notFound('This address');
    const postalCode = formatPostcode(changes.postalCode ?? before.postalCode);
    const wrong = wrongAddress({ ...toFields({ ...inputOf(before), ...changes }), longitude, latitude });
    if (wrong !== null) return wrong;
    const known = locationOf({ ...before, postalCode });
    // Before the transaction: the postcode service is slow, and a transaction holds its locks.
    const found = known ?? coordinatesIn(await app.postcodes.find(postalCode));
    return app.db.transaction(async (tx) => {
      await lockAddressBook(tx, customerId);
      const current = await findAddress(tx, customerId, params.id);
      if (current === null) return notFound('This address');
      const given = toFields({ ...inputOf(current), ...changes });
      const place = given.postalCode === postalCode ? found : locationOf({ ...current, ...given });
      const fields = { ...given, ...locationColumns(given.postalCode, place) };
      const row = await changeAddress(tx, customerId, params.id, fields, isDefault);
      return row === null ? notFound('This address') : { status: 200, body: rowToWire(row) };
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
    return row === null ? notFound('This address') : { status: 200, body: rowToWire(row) };
  },
} satisfies Partial<Handlers>;

const rowToWire = (row: AddressRow) => addressToWire(readAddress(row));

type Input = Omit<AddressInput, 'isDefault' | 'longitude' | 'latitude'>;

type GivenFields = Pick<
  AddressFields,
  'type' | 'address' | 'building' | 'postalCode' | 'city' | 'state' | 'country'
>;

function toFields(input: Input): GivenFields {
  return {
    type: input.type,
    address: input.address.trim(),
    building: input.building.trim(),
    postalCode: formatPostcode(input.postalCode),
    // An emptied field is a field that is not there.
    city: input.city?.trim() || null,
    state: input.state?.trim() || null,
    country: input.country?.trim() || null,
  };
}

function inputOf(row: AddressRow): Input {
  const { id, isDefault, isVerified, longitude, latitude, ...input } = readAddress(row);
  return input;
}

function coordinatesIn(answer: PostcodeAnswer): Coordinates | null {
  return answer.kind === 'found' ? answer.coordinates : null;
}

function wrongAddress(draft: AddressDraft): Problem | null {
  const problems = addressProblems(draft);
  const [first] = problems;
  return first === undefined
    ? null
    : problem(400, 'invalid_request', first.message, { fields: [...problems] });
}
