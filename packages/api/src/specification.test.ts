import { belowMinimumMessage, pence } from '@tiffin/domain';
import { describe, expect, test } from 'vitest';
import contract from './generated/openapi.json' with { type: 'json' };

interface Answer {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, { readonly example?: unknown; readonly examples?: unknown }>>;
}

interface Operation {
  readonly operationId: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly { readonly $ref: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly examples?: unknown }>> };
  readonly responses: Readonly<Record<string, Answer | { readonly $ref: string }>>;
}

const sharedAnswers: Readonly<Record<string, Answer>> = contract.components.responses;
const schemas: Readonly<Record<string, object>> = contract.components.schemas;
const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries<Operation>(item).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation,
    answers: Object.entries(operation.responses).map(([status, answer]) => ({
      status: Number(status),
      answer: resolved(answer),
    })),
  })),
);

function isMarked(part: unknown): boolean {
  return typeof part === 'object' && part !== null && 'x-extension' in part && part['x-extension'] === true;
}

function fieldsOf(schema: object): readonly (readonly [string, unknown])[] {
  const fields = 'properties' in schema ? schema.properties : null;
  return typeof fields === 'object' && fields !== null ? Object.entries(fields) : [];
}

function resolved(answer: Answer | { readonly $ref: string }): Answer {
  if (!('$ref' in answer)) return answer;
  const shared = sharedAnswers[answer.$ref.replace('#/components/responses/', '')];
  if (shared === undefined) throw new Error(`The contract has no ${answer.$ref}.`);
  return shared;
}

// Spec §7, The calls it makes: all 27, as they stand there.
const specifiedCalls = [
  'POST /auth/login',
  'POST /auth/register',
  'GET /auth/me',
  'POST /auth/logout',
  'POST /auth/forgot-password',
  'GET /auth/google/callback',
  'POST /auth/verify',
  'GET /restaurant-cart',
  'POST /restaurant-cart',
  'DELETE /restaurant-cart',
  'PUT /restaurant-cart/items/{id}',
  'DELETE /restaurant-cart/items/{id}',
  'POST /restaurant-cart/checkout',
  'POST /restaurant-cart/breakdown',
  'GET /restaurants',
  'POST /restaurants',
  'GET /restaurants/by-domain/{domain}',
  'PATCH /restaurants/{id}',
  'DELETE /restaurants/{id}',
  'POST /restaurants/{id}/restore',
  'GET /promo-codes/public',
  'GET /promo-codes/{id}',
  'GET /addresses',
  'POST /addresses',
  'PATCH /addresses/{id}',
  'DELETE /addresses/{id}',
  'PUT /addresses/{id}/default',
];

const addressFields =
  'type address building postalCode city state country longitude latitude isDefault'.split(' ');

// Spec §3 and §7: what is named there of each thing. All else goes beyond the specification.
const specifiedFields: Readonly<Record<string, readonly string[]>> = {
  Address: ['_id', ...addressFields],
  AddressInput: addressFields,
  AddressList: ['docs'],
  AddressPatch: addressFields,
  AuthSession: ['accessToken', 'refreshToken', 'user'],
  AuthSessionResponse: ['data'],
  Breakdown: ['discount', 'shippingCost', 'applicationFeeAmount', 'totalAmount'],
  Cart: ['items', 'totalAmount'],
  CartAddPayload: ['menuItemId', 'quantity', 'selectedOptions'],
  CartItem: ['_id', 'quantity', 'optionsHash', 'totalPrice', 'menuItem', 'selectedOptions'],
  CartMenuItem: ['name', 'photoUrl', 'options'],
  CheckoutRequest: ['successUrl', 'failUrl', 'addressId', 'note', 'promoCode', 'source'],
  CheckoutResponse: ['url'],
  Choice: ['_id', 'name'],
  DayHours: ['isActive', 'opening', 'closing'],
  ForgotPasswordRequest: ['email'],
  Hours: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
  MenuOption: ['_id', 'choices'],
  PromoCode: ['code', 'type', 'appliesTo'],
  PromoCodeList: ['docs', 'totalPages', 'totalDocs'],
  Restaurant: ['hasDelivery', 'hasCollection', 'isActive', 'hours'],
  SelectedOption: ['optionId', 'choiceIds'],
  Settings: ['minOrderPrice', 'domain'],
  UpdateCartItemRequest: ['quantity'],
  User: ['phoneNumber'],
  VerifyRequest: ['idToken', 'user'],
};

describe('what the specification lists is there, and what it does not list is marked', () => {
  test('the 27 calls', () => {
    const unmarked = operations.filter(({ operation }) => !isMarked(operation));
    expect(unmarked.map(({ name }) => name).toSorted()).toEqual(specifiedCalls.toSorted());
  });

  test('the fields', () => {
    const unmarked = Object.entries(schemas).flatMap(([name, schema]) => {
      const fields = isMarked(schema) ? [] : fieldsOf(schema);
      const own = fields.flatMap(([field, part]) => (isMarked(part) ? [] : [field]));
      return fields.length === 0 ? [] : [[name, own.toSorted()]];
    });
    const expected = Object.entries(specifiedFields).map(([name, fields]) => [name, fields.toSorted()]);
    expect(Object.fromEntries(unmarked)).toEqual(Object.fromEntries(expected));
  });

  test('the headers of answers', () => {
    for (const [name, header] of Object.entries(contract.components.headers)) {
      expect(isMarked(header), name).toBe(true);
    }
  });
});

describe.each(operations)('$name', ({ operation, answers }) => {
  const isForServices = operation.operationId === 'receivePaymentEvent';
  const security = operation.security ?? contract.security;
  const isSignedIn = security.length > 0 && !isForServices;
  // These two are about the tokens themselves, so they never renew them on the way.
  const renewsTokens = security.some((scheme) => 'bearer' in scheme) && operation.operationId !== 'logout';

  test('names its tenant, unless the payment provider calls it', () => {
    const names = (operation.parameters ?? []).map(({ $ref }) => $ref);
    expect(names.includes('#/components/parameters/FoundationId')).toBe(!isForServices);
    expect(contract.components.parameters.FoundationId.required).toBe(true);
  });

  test('declares every refusal it can give', () => {
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toEqual(expect.arrayContaining([400, 403, 500, 503]));
    expect(statuses.includes(401)).toBe(isSignedIn || signsIn(operation));
    const hasBody = operation.requestBody !== undefined;
    expect([408, 413, 415].filter((status) => statuses.includes(status))).toEqual(
      hasBody ? [408, 413, 415] : [],
    );
  });

  test('names the request in each answer and hands renewed tokens back with whatever answer follows', () => {
    for (const { status, answer } of answers) {
      const names = Object.keys(answer.headers);
      expect(names, String(status)).toContain('x-request-id');
      if (renewsTokens) {
        expect(names, String(status)).toEqual(expect.arrayContaining(['access-token', 'refresh-token']));
      } else if (status < 400) {
        expect(names, String(status)).not.toContain('access-token');
      }
      if (status === 409 || status === 429 || status === 503) expect(names).toContain('Retry-After');
    }
  });

  test('shows an example of each body', () => {
    for (const { status, answer } of answers) {
      const { example, examples } = Object.values(answer.content ?? {})[0] ?? { example: 'no body' };
      expect(example ?? examples, String(status)).toBeDefined();
    }
    for (const { examples } of Object.values(operation.requestBody?.content ?? {})) {
      expect(examples).toBeDefined();
    }
  });
});

function signsIn({ operationId }: Operation): boolean {
  return ['login', 'register', 'verify', 'googleCallback', 'verifyStaff'].includes(operationId);
}

test('a refresh token alone signs nobody in, it only renews the access token beside it', () => {
  expect(contract.security).toEqual([
    { bearer: [] },
    { accessToken: [] },
    { bearer: [], refreshToken: [] },
    { accessToken: [], refreshToken: [] },
  ]);
  expect(contract.paths['/auth/refresh'].post.security).toEqual([{ refreshToken: [] }]);
});

test('the examples speak in the words of the rules', () => {
  const message = belowMinimumMessage(pence(1500), pence(600));
  const [blocker] = contract.components.examples.BlockedBreakdown.value.blockers;
  expect(blocker).toEqual({ code: 'below_minimum', message, amount: 1500 });
  const { example } = contract.components.responses.CheckoutRefused.content['application/json'];
  expect(example).toEqual({ code: 'checkout_blocked', message, details: { blockers: [blocker] } });
});
