import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleBodies } from '../testing/example-bodies.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testRestaurantYaml } from '../testing/test-restaurant.ts';
import { contractDocument, type OperationDescription, operationDescriptions } from './document.ts';
import { requestValidators, responseBodyCheck } from './validators.ts';

let backend: TestApp;
let session: { accessToken: string; refreshToken: string };
let restaurantId: string;
beforeAll(async () => {
  backend = await startTestApp();
  restaurantId = await backend.addRestaurant(testRestaurantYaml());
  session = await backend.signIn({ email: 'admin@example.com' });
});
afterAll(() => backend.close());

test('the contract is valid JSON Schema throughout', () => {
  expect(() =>
    new Ajv2020({ strict: false, logger: false }).addSchema(contractDocument, 'contract'),
  ).not.toThrow();
  for (const operation of operationDescriptions) {
    expect(() => requestValidators(operation), operation.id).not.toThrow();
    for (const status of Object.keys(operation.responses)) {
      expect(() => responseBodyCheck(operation, Number(status)), `${operation.id} ${status}`).not.toThrow();
    }
  }
});

const hostile = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e999',
    'null',
    '__proto__',
    'constructor',
    '../..',
    "' or 1=1 --",
    '<script>',
    '\u0000',
    '%',
    '💥',
  ),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const values: fc.Arbitrary<unknown> = fc.oneof(
  hostile,
  fc.integer(),
  fc.double(),
  fc.constantFrom(true, null, [], {}, 0, -0, 1e308),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A request that is near the contract: the right names, with values that may be right or anything else. */
function requestTo(operation: OperationDescription) {
  const examples = exampleBodies(operation);
  const nearExample = (example: object) =>
    fc
      .dictionary(fc.constantFrom('other', ...Object.keys(example)), values, { maxKeys: 2 })
      .map((changes): unknown => ({ ...example, ...changes }));
  return fc.record({
    params: fc.array(fc.oneof(hostile, fc.constant(restaurantId), fc.stringMatching(/^[0-9a-f]{24}$/)), {
      minLength: 2,
      maxLength: 2,
    }),
    query: fc.dictionary(
      fc.constantFrom(
        'page',
        'limit',
        'search',
        'sort',
        'code',
        'other',
        ...operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      ),
      hostile,
      { maxKeys: 4 },
    ),
    body: fc.oneof(
      values,
      ...examples.map(nearExample),
      ...examples.map((example) => fc.constant<unknown>(example)),
    ),
    isSignedIn: fc.boolean(),
    key: fc.option(fc.stringMatching(/^[A-Za-z0-9_-]{6,12}$/), { nil: undefined }),
  });
}

describe('no request brings the backend down, and every answer is one that the contract declares', () => {
  // Payment events are signed, so anything made up here ends at the signature; a session that logs out is a lost one.
  const operations = operationDescriptions.filter(({ id }) => id !== 'logout' && id !== 'deleteRestaurant');

  test.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s',
    async (_id, operation) => {
      await fc.assert(
        fc.asyncProperty(requestTo(operation), async ({ params, query, body, isSignedIn, key }) => {
          let index = 0;
          const path = operation.path.replaceAll(
            /\{\w+\}/g,
            () => encodeURIComponent(toWellFormed(params[index++] ?? '')) || '%20',
          );
          const search = new URLSearchParams(Object.entries(query)).toString();
          // `call` throws when the answer is not in the contract.
          const answer = await backend.call(
            operation.method.toUpperCase(),
            search === '' ? path : `${path}?${search}`,
            {
              ...(operation.body === null ? {} : { body: body === undefined ? null : body }),
              ...(isSignedIn ? { session } : {}),
              headers: { 'idempotency-key': key },
            },
          );
          expect([200, 201, 202, 204, 304, 400, 401, 403, 404, 405, 409]).toContain(answer.status);
        }),
        { numRuns: Number(process.env.CONTRACT_RUNS ?? 40) },
      );
    },
  );
});

function toWellFormed(text: string): string {
  // A dot segment would be resolved away before it reaches the backend.
  return text.toWellFormed().replaceAll('.', '%2e');
}
