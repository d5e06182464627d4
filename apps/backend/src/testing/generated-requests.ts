import fc from 'fast-check';
import type { OperationDescription } from '../contract/document.ts';
import { exampleBodies } from './example-bodies.ts';
import { requiredQuery } from './missing-address.ts';

/** A request made from the contract: as it should be, at a boundary, or broken. */
export interface GeneratedRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
  readonly isSignedIn: boolean;
}

/** Ids of things that exist, so that requests get past the first check. */
export interface KnownIds {
  /** For the path of an operation. */
  readonly forPath: (operation: OperationDescription) => readonly string[];
  /** For the parameters in a path after the first, in their order. */
  readonly withinPath: (operation: OperationDescription) => readonly string[];
  readonly restaurantId: string;
  /** Bodies beside the contract's examples that name things which exist. */
  readonly bodies: (operation: OperationDescription) => readonly object[];
  /** Signs a body as the payment provider does. */
  readonly sign: (body: string) => string;
}

const hostileTexts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e999',
    'NaN',
    'null',
    'true',
    '[]',
    '__proto__',
    'constructor',
    '-0',
    '1e-400',
    '0x10',
    '../..',
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '\u0000',
    '%',
    '%ff',
    '💥',
    '\u202egnol',
    'ﬁ',
    '\ud800',
    'x'.repeat(5_000),
    '2026-02-30T25:61:00Z',
    '9'.repeat(400),
    '𝔘𝔫𝔦𝔠𝔬𝔡𝔢 👩‍👩‍👧‍👦 e\u0301',
    '\ufeff\u200b\u2028',
    'İstanbul ŀ ǆ ß',
    '{"$ne":null}',
    '$1; drop table orders; --',
  ),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  hostileTexts,
  fc.constantFrom(
    true,
    false,
    null,
    0,
    -0,
    1,
    -1,
    0.005,
    99,
    100,
    101,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    1e308,
    5e-324,
    [],
    {},
  ),
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.integer({ min: 100, max: 3_000 }).map((length) => Array.from({ length }, () => ({ optionId: 'x' }))),
);
const hex = fc.stringMatching(/^[0-9a-f]{24}$/);

const extraKeys = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'role',
    '_id',
    'isAdmin',
    '',
    '💥',
    'x'.repeat(2_000),
  ),
  fc.string({ maxLength: 12 }),
);

type Change =
  | { readonly kind: 'replace'; readonly place: number; readonly value: unknown }
  | { readonly kind: 'add'; readonly place: number; readonly key: string; readonly value: unknown }
  | { readonly kind: 'remove' | 'double'; readonly place: number };
const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('replace' as const), place: fc.nat(), value: hostileValues }),
  fc.record({ kind: fc.constant('add' as const), place: fc.nat(), key: extraKeys, value: hostileValues }),
  fc.record({ kind: fc.constantFrom('remove' as const, 'double' as const), place: fc.nat() }),
);

/** A request to an operation that nothing is wrong with. */
export function wellFormedRequest(operation: OperationDescription, known: KnownIds): GeneratedRequest {
  const [id = ''] = known.forPath(operation);
  const [body] = [...known.bodies(operation), ...exampleBodies(operation)];
  const within = [...known.withinPath(operation)];
  const path = operation.path
    .replace('{id}', id)
    .replace('{domain}', 'testaurant.test')
    .replace('{date}', '2026-12-25')
    .replace('{file}', '160.webp')
    .replace('{icon}', '32.png')
    .replaceAll(/\{\w+\}/g, () => within.shift() ?? '');
  return {
    path: path + requiredQuery(operation),
    headers: {
      'restaurant-id': known.restaurantId,
      'content-type': body === undefined ? undefined : 'application/json',
      'stripe-signature': signature(operation, known, body === undefined ? undefined : JSON.stringify(body)),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    isSignedIn: true,
  };
}

function idsOf(operation: OperationDescription, known: KnownIds): readonly string[] {
  const hasSecond = operation.path.split('{').length > 2;
  return [...known.forPath(operation), ...(hasSecond ? known.withinPath(operation) : [])];
}

/** Makes requests to an operation. */
export function requestsTo(operation: OperationDescription, known: KnownIds): fc.Arbitrary<GeneratedRequest> {
  const inPath = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...idsOf(operation, known), 'testaurant.test') },
    { weight: 1, arbitrary: hex },
    { weight: 2, arbitrary: hostileTexts },
  );
  const queryNames = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => name);
  const restaurants = fc.oneof(
    { weight: 8, arbitrary: fc.constant<string | undefined>(known.restaurantId) },
    { weight: 1, arbitrary: fc.option(hex, { nil: undefined }) },
    { weight: 1, arbitrary: fc.string({ maxLength: 30 }).map(inHeader) },
  );
  const keys = fc.oneof(
    { weight: 6, arbitrary: fc.constant(undefined) },
    { weight: 2, arbitrary: fc.stringMatching(/^[A-Za-z0-9_-]{8,14}$/) },
    { weight: 1, arbitrary: fc.string().map(inHeader) },
  );
  const nothing: Record<string, string> = {};
  const hostileQuery = fc.dictionary(
    fc.constantFrom('other', ...queryNames),
    fc.oneof(fc.nat(30).map(String), hostileTexts),
    { maxKeys: 4 },
  );
  return fc
    .record({
      ids: fc.array(inPath, { minLength: 4, maxLength: 4 }),
      query: fc.oneof(
        { weight: queryNames.length === 0 ? 5 : 1, arbitrary: fc.constant(nothing) },
        { weight: 2, arbitrary: hostileQuery },
      ),
      body: operation.body === null ? fc.constant(undefined) : bodiesOf(operation, known),
      mediaType: fc.oneof(
        { weight: 12, arbitrary: fc.constant('application/json') },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            'text/plain',
            'application/x-www-form-urlencoded',
            'multipart/form-data',
            'multipart/form-data; boundary=x',
            'application/xml',
            'application/json, text/plain',
            '',
            'x',
            undefined,
          ),
        },
      ),
      isSignedIn: fc.constantFrom(true, true, true, false),
      isSigned: fc.boolean(),
      token: fc.oneof(
        { weight: 12, arbitrary: fc.constant<string | undefined>(undefined) },
        { weight: 1, arbitrary: hostileTexts.map(inHeader) },
      ),
      foundationId: fc.oneof(
        { weight: 15, arbitrary: fc.constant<string | null | undefined>(null) },
        { weight: 1, arbitrary: fc.option(fc.oneof(hex, hostileTexts.map(inHeader)), { nil: undefined }) },
      ),
      restaurantId: restaurants,
      key: keys,
      etag: fc.option(fc.constantFrom('*', '"x"', 'W/"x"', ','), { nil: undefined }),
    })
    .map(
      ({
        ids,
        query,
        body,
        mediaType,
        isSignedIn,
        isSigned,
        token,
        foundationId,
        restaurantId,
        key,
        etag,
      }) => {
        let index = 0;
        // A dot segment would be resolved away before it reaches the backend.
        const path = operation.path.replaceAll(
          /\{\w+\}/g,
          () => encodeURIComponent((ids[index++] ?? '').toWellFormed()).replaceAll('.', '%2e') || '%20',
        );
        const search = new URLSearchParams(Object.entries(query)).toString();
        return {
          path: search === '' ? path : `${path}?${search}`,
          headers: {
            'content-type': body === undefined ? undefined : mediaType,
            'restaurant-id': restaurantId,
            'idempotency-key': key,
            'if-none-match': etag,
            'stripe-signature': isSigned ? signature(operation, known, body) : token,
            ...(token === undefined ? {} : { authorization: `Bearer ${token}`, 'refresh-token': token }),
            ...(foundationId === null ? {} : { 'foundation-id': foundationId }),
          },
          body,
          isSignedIn,
        };
      },
    );
}

function bodiesOf(
  operation: OperationDescription,
  known: KnownIds,
): fc.Arbitrary<string | Uint8Array<ArrayBuffer>> {
  const bases = [...exampleBodies(operation), ...known.bodies(operation)];
  const base = fc.constantFrom(...(bases.length === 0 ? [{}] : bases));
  const nearly = fc
    .tuple(base, fc.array(changes, { maxLength: 3 }))
    .map(([example, wanted]) => JSON.stringify(wanted.reduce<unknown>(changed, structuredClone(example))));
  return fc.oneof(
    { weight: 2, arbitrary: base.map((example) => JSON.stringify(example)) },
    { weight: 6, arbitrary: nearly },
    { weight: 1, arbitrary: hostileValues.map((value) => JSON.stringify(value) ?? '') },
    {
      weight: 1,
      arbitrary: base.map((example) => JSON.stringify(example).replace('{', '{"__proto__":{"admin":true},')),
    },
    // The same name twice, with another meaning the second time.
    {
      weight: 1,
      arbitrary: fc
        .tuple(base, hostileValues, fc.nat())
        .map(([example, value, place]) => doubledName(example, value, place)),
    },
    { weight: 1, arbitrary: base.map((example) => `\ufeff${JSON.stringify(example)}`) },
    { weight: 1, arbitrary: base.map((example) => JSON.stringify(example).slice(0, -2)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 50 }).map((bytes) => new Uint8Array(bytes)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        'null',
        '{}',
        '[]',
        '"x"',
        '1',
        `${'['.repeat(9_999)}`,
        `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
        `[${'1e400,'.repeat(5)}-1e400]`,
        ' '.repeat(300_000),
        `{"a":"${'x'.repeat(262_144)}"}`,
        `{"a":"${'é'.repeat(120_000)}"}`,
      ),
    },
  );
}

/** Changes one of the places of a value, which are numbered from its root on. */
function changed(root: unknown, change: Change): unknown {
  const places: { readonly owner: Record<string, unknown>; readonly key: string }[] = [];
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    const owner = value as Record<string, unknown>;
    for (const key of Object.keys(owner)) {
      places.push({ owner, key });
      visit(owner[key]);
    }
  };
  visit(root);
  const place = places[change.place % Math.max(places.length, 1)];
  if (place === undefined) return 'value' in change ? change.value : root;
  const { owner, key } = place;
  if (change.kind === 'replace') owner[key] = change.value;
  if (change.kind === 'add') {
    // As JSON would bring it: `__proto__` is a name like any other.
    Object.defineProperty(owner, change.key, {
      value: change.value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  if (change.kind === 'remove') delete owner[key];
  if (change.kind === 'double') owner[key] = [owner[key], owner[key]];
  return root;
}

function doubledName(example: object, value: unknown, place: number): string {
  const names = Object.keys(example);
  const name = names[place % Math.max(names.length, 1)] ?? 'a';
  return JSON.stringify(example).replace(
    /\}$/,
    `,${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}}`,
  );
}

function signature(
  operation: OperationDescription,
  known: KnownIds,
  body: string | Uint8Array | undefined,
): string | undefined {
  return operation.id === 'receivePaymentEvent' && typeof body === 'string' ? known.sign(body) : undefined;
}

/** What can stand in a header at all. */
function inHeader(text: string): string {
  return text.replaceAll(/[^\x21-\x7e]/g, '') || 'x';
}
