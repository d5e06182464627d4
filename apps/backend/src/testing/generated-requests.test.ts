import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  escapePointer,
  type OperationDescription,
  operationDescriptions,
  resolved,
} from '../contract/document.ts';
import { requestValidators } from '../contract/validators.ts';
import { exampleBodies } from './example-bodies.ts';
import { type GeneratedRequest, requestsTo } from './generated-requests.ts';
import { boundaryValues, oneOfEachKind, systematicRequests } from './systematic-requests.ts';

// Whether the requests of the contract test are all that they are said to be. One seed, so that it says the same each
// time; other seeds are the contract test's own.

const count = 2_000;
const known = {
  forPath: () => ['64b0a1f2c3d4e5f601020304'],
  withinPath: () => Array(3).fill('64b0a1f2c3d4e5f601020304'),
  restaurantId: '64b0a1f2c3d4e5f601020304',
  bodies: () => [],
  sign: (body: string) => `signed ${body.length}`,
};
const sample = (operation: OperationDescription) =>
  fc.sample(requestsTo(operation, known), { numRuns: count, seed: 1 });

/** The body as JSON reads it; undefined for what is none. */
function parsed({ body }: Pick<GeneratedRequest, 'body'>): unknown {
  if (typeof body !== 'string') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function bodySchemaOf({ path, method, body }: OperationDescription): {
  properties?: Record<string, unknown>;
} {
  const type = escapePointer(body?.mediaTypes[0] ?? '');
  const pointer = `#/paths/${escapePointer(path)}/${method}/requestBody/content/${type}/schema`;
  return resolved({ $ref: pointer }).value;
}

const withBody = operationDescriptions.filter(({ body }) => body !== null);

describe.each(withBody.map((operation) => [operation.id, operation] as const))(
  'bodies for %s',
  (_id, operation) => {
    const requests = sample(operation);
    const values = requests.map(parsed);
    const records = values.filter(isRecord);
    const [example = {}] = exampleBodies(operation);
    const names = Object.keys(example);

    test('are right in a fifth of all cases and wrong in a fifth', () => {
      const check = requestValidators(operation).body;
      const right = values.filter((value) => value !== undefined && check?.(value).length === 0);
      expect(right.length).toBeGreaterThan(count / 5);
      expect(right.length).toBeLessThan((count * 4) / 5);
    });

    test('lack each field, and have each with every kind of value and at its boundaries', () => {
      const systematic = systematicRequests(operation, known, false).map(parsed).filter(isRecord);
      const { properties = {} } = bodySchemaOf(operation);
      for (const name of names) {
        expect(
          systematic.some((record) => !Object.hasOwn(record, name)),
          `without ${name}`,
        ).toBe(true);
        const given = systematic
          .filter((record) => Object.hasOwn(record, name))
          .map((record) => record[name]);
        const wanted = [...oneOfEachKind, ...boundaryValues(resolved(properties[name]).value)];
        for (const value of wanted) expect(given, name).toContainEqual(value);
      }
    });

    test('are no object, no JSON, no text, too large, too deep, with names and signs that nobody expects', () => {
      const texts = requests.map(({ body }) => body).filter((body) => typeof body === 'string');
      const has = {
        noObject: values.some((value) => value !== undefined && !isRecord(value)),
        noJson: texts.some((_, index) => values[index] === undefined),
        noText: requests.some(({ body }) => body instanceof Uint8Array),
        empty: texts.includes(''),
        extra: records.some((record) => Object.keys(record).some((name) => !names.includes(name))),
        prototype: records.some((record) => Object.hasOwn(record, '__proto__')),
        doubled: texts.some((text) =>
          // The first example may name nothing, where all of it may be left out.
          exampleBodies(operation)
            .flatMap(Object.keys)
            .some((name) => text.split(`${JSON.stringify(name)}:`).length > 2),
        ),
        large: texts.some((text) => Buffer.byteLength(text) > 256 * 1024),
        deep: texts.some((text) => /(\{"a":){1000}|\[{1000}/.test(text)),
        unicode: texts.some((text) => /[\u{10000}-\u{10ffff}]/u.test(text)),
        nul: texts.some((text) => text.includes('\\u0000')),
        surrogate: texts.some((text) => text.includes('\\ud800')),
      };
      expect(Object.entries(has).filter(([, isThere]) => !isThere)).toEqual([]);
    });

    test('come as other media types and as none', () => {
      const types = new Set(requests.map(({ headers }) => headers['content-type']));
      for (const type of ['application/json', 'text/plain', 'multipart/form-data', undefined]) {
        expect([...types]).toContain(type);
      }
    });
  },
);

describe.each(operationDescriptions.map((operation) => [operation.id, operation] as const))(
  'requests to %s',
  (_id, operation) => {
    const requests = sample(operation);

    test('name what exists, what does not, and what cannot', () => {
      if (!operation.path.includes('{')) return;
      const paths = requests.map(({ path }) => path.split('?')[0] ?? '');
      const right = operation.path.replaceAll(/\{\w+\}/g, known.restaurantId);
      const parameters = operation.path.split('{').length - 1;
      expect(paths.filter((path) => path === right).length).toBeGreaterThan(count / 8 ** parameters);
      expect(paths.some((path) => /\/[0-9a-f]{24}(\/|$)/.test(path) && path !== right)).toBe(true);
      expect(paths.some((path) => path.includes('%'))).toBe(true);
    });

    test('are signed in, signed out and badly signed, of the tenant, of none and of another', () => {
      const has = {
        signedIn: requests.some(({ isSignedIn }) => isSignedIn),
        signedOut: requests.some(({ isSignedIn }) => !isSignedIn),
        badToken: requests.some(({ headers }) => headers.authorization !== undefined),
        ownTenant: requests.some(({ headers }) => !('foundation-id' in headers)),
        noTenant: requests.some(
          ({ headers }) => 'foundation-id' in headers && headers['foundation-id'] === undefined,
        ),
        otherTenant: requests.some(({ headers }) => /^[0-9a-f]{24}$/.test(headers['foundation-id'] ?? '')),
        noRestaurant: requests.some(({ headers }) => headers['restaurant-id'] === undefined),
        key: requests.some(({ headers }) => /^[\w-]{8,}$/.test(headers['idempotency-key'] ?? '')),
        badKey: requests.some(({ headers }) => /[^\w-]/.test(headers['idempotency-key'] ?? '')),
        query: requests.some(({ path }) => path.includes('?')),
      };
      expect(Object.entries(has).filter(([, isThere]) => !isThere)).toEqual([]);
    });
  },
);
