import {
  addressTypes,
  allergenCodes,
  checkoutBlockerCodes,
  counterLimits,
  counterRefundReasons,
  dataRequestKinds,
  dataRequestLimits,
  orderProblemLimits,
  orderProblemReasons,
  orderProblemStates,
  weekdays,
} from '@tiffin/domain';
import { expect, test } from 'vitest';
import { createApiClient } from './client.ts';
import { createCounterClient } from './counter/counter-client.ts';
import { readErrorBody } from './errors.ts';
import { isRepeatable } from './fallback.ts';
import { counterRepeatableCalls } from './generated/counter-repeatable-calls.ts';
import contract from './generated/openapi.json' with { type: 'json' };
import { repeatableCalls } from './generated/repeatable-calls.ts';

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

// The payment provider makes the first; the others are no answers to be read whole, so the apps pass them through.
const notOfAClient = [
  'receivePaymentEvent',
  'streamOrder',
  'streamChanges',
  'exportOrders',
  'getPicture',
  'getIcon',
  'getSharePicture',
  'getOrderProblemPhoto',
  'getCounterProblemPhoto',
];
const ofClients = operations.filter(({ operation }) => !notOfAClient.includes(operation.operationId));
const isOfCounter = ({ path }: (typeof operations)[number]) => path.startsWith('/counter/');
const foundationId = '5f0c0ffee0ddba11ca7e0001';
const baseUrl = 'http://backend.test';
const clients = [
  {
    app: 'storefront',
    client: createApiClient({ baseUrl, foundationId }),
    calls: repeatableCalls,
    own: ofClients.filter((call) => !isOfCounter(call)),
  },
  {
    app: 'counter',
    client: createCounterClient({ baseUrl, foundationId }),
    calls: counterRepeatableCalls,
    own: ofClients.filter(isOfCounter),
  },
];

test.each(clients)('the client of the $app has each operation that it may call', ({ client, own }) => {
  const names = Object.keys(client).filter((name) => name !== 'http' && name !== 'scopedTo');
  const wanted = own.map(({ operation }) => operation.operationId);
  expect(names.toSorted()).toEqual(wanted.toSorted());
});

const doneTwice = ['post', 'delete'];
// A line that takes the choices of another one joins it: sent again, the quantities would be added twice.
const joinsLines = 'updateCartItem';

test('each POST and DELETE takes a key or may be repeated without one, never both', () => {
  for (const { method, operation } of operations) {
    expect(takesKey(operation) || operation['x-repeatable'] === true, operation.operationId).toBe(
      doneTwice.includes(method) || operation.operationId === joinsLines,
    );
    expect(takesKey(operation) && operation['x-repeatable'] === true, operation.operationId).toBe(false);
  }
});

test.each(clients)(
  'the client of the $app repeats without a key just what the contract allows',
  ({ own, calls }) => {
    for (const { path, method, operation } of own) {
      const request = new Request(`${baseUrl}${path}`, { method: method.toUpperCase() });
      expect(isRepeatable(request, path, calls), operation.operationId).toBe(
        operation['x-repeatable'] ?? !doneTwice.includes(method),
      );
    }
  },
);

test('the client knows each error code', () => {
  for (const code of schemas.ErrorCode.enum) {
    expect(readErrorBody({ code, message: 'No.' })?.code).toBe(code);
  }
});

test('the contract and the rules name the same things', () => {
  expect(schemas.Allergen.enum).toEqual([...allergenCodes]);
  expect(schemas.BlockerCode.enum.toSorted()).toEqual(checkoutBlockerCodes.toSorted());
  expect(schemas.AddressType.enum).toEqual([...addressTypes]);
  expect(schemas.DataRequestKind.enum).toEqual([...dataRequestKinds]);
  const { name, email, text } = schemas.DataRequestInput.properties;
  expect({ name: name.maxLength, email: email.maxLength, text: text.maxLength }).toEqual(dataRequestLimits);
  const minutes = ({ least, most }: { readonly least: number; readonly most: number }) => ({
    minimum: least,
    maximum: most,
  });
  expect(schemas.Acceptance.properties.minutes).toMatchObject(minutes(counterLimits.answer));
  expect(schemas.EndInMinutes.properties.minutes).toMatchObject(minutes(counterLimits.end));
  expect(schemas.CounterRefund.properties.reason.enum.toSorted()).toEqual(counterRefundReasons.toSorted());
  expect(schemas.OrderProblemReason.enum).toEqual([...orderProblemReasons]);
  expect(schemas.OrderProblemState.enum).toEqual([...orderProblemStates]);
  const { mostOfOrder, mostPhotos, mostText, mostAnswers, mostPhotoSide } = orderProblemLimits;
  expect(schemas.Order.properties.problems.maxItems).toBe(mostOfOrder);
  expect(schemas.OrderProblemReport.properties.photos.maxItems).toBe(mostPhotos);
  expect(schemas.OrderProblemReport.properties.text.maxLength).toBe(mostText);
  expect(schemas.OrderProblemAnswerRequest.properties.answer.maxLength).toBe(mostText);
  expect(schemas.OrderProblem.properties.answers.maxItems).toBe(mostAnswers);
  expect(schemas.OrderProblemPhoto.properties.width.maximum).toBe(mostPhotoSide);
  expect(Object.keys(schemas.Hours.properties)).toEqual([...weekdays]);
});
