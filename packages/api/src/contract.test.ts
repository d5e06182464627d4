import { addressTypes, allergenCodes, checkoutBlockerCodes, weekdays } from '@tiffin/domain';
import { expect, test } from 'vitest';
import { createApiClient } from './client.ts';
import { readErrorBody } from './errors.ts';
import { isRepeatable } from './fallback.ts';
import contract from './generated/openapi.json' with { type: 'json' };

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly $ref: string }[];
  readonly 'x-repeatable'?: boolean;
}

const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries<Operation>(item).map(([method, operation]) => ({ path, method, operation })),
);
const schemas = contract.components.schemas;

function takesKey({ parameters = [] }: Operation): boolean {
  return parameters.some(({ $ref }) => $ref.endsWith('/IdempotencyKey'));
}

// The payment provider makes the first; the second is no answer to be read whole, so the storefront passes it through.
const notOfTheClient = ['receivePaymentEvent', 'streamOrder'];
const isOfStorefront = ({ path, operation }: (typeof operations)[number]) =>
  !path.startsWith('/counter/') && !notOfTheClient.includes(operation.operationId);

test('the client has each operation that a storefront may call', () => {
  const api = createApiClient({ baseUrl: 'http://backend.test', foundationId: '5f0c0ffee0ddba11ca7e0001' });
  const names = Object.keys(api).filter((name) => name !== 'http' && name !== 'scopedTo');
  const wanted = operations.filter(isOfStorefront).map(({ operation }) => operation.operationId);
  expect(names.toSorted()).toEqual(wanted.toSorted());
});

const doneTwice = ['post', 'delete'];

test('each POST and DELETE takes a key or may be repeated without one, never both', () => {
  for (const { method, operation } of operations) {
    expect(takesKey(operation) || operation['x-repeatable'] === true, operation.operationId).toBe(
      doneTwice.includes(method),
    );
    expect(takesKey(operation) && operation['x-repeatable'] === true, operation.operationId).toBe(false);
  }
});

test('the client repeats without a key just what the contract allows', () => {
  for (const { path, method, operation } of operations.filter(isOfStorefront)) {
    const request = new Request(`http://backend.test${path}`, { method: method.toUpperCase() });
    expect(isRepeatable(request, path), operation.operationId).toBe(
      operation['x-repeatable'] ?? !doneTwice.includes(method),
    );
  }
});

test('the client knows each error code', () => {
  for (const code of schemas.ErrorCode.enum) {
    expect(readErrorBody({ code, message: 'No.' })?.code).toBe(code);
  }
});

test('the contract and the rules name the same things', () => {
  expect(schemas.Allergen.enum).toEqual([...allergenCodes]);
  expect(schemas.BlockerCode.enum.toSorted()).toEqual(checkoutBlockerCodes.toSorted());
  expect(schemas.AddressType.enum).toEqual([...addressTypes]);
  expect(Object.keys(schemas.Hours.properties)).toEqual([...weekdays]);
});
