import { isId, searchableDiets } from '@tiffin/domain';
import { aFlag, aText, oneOf, searchParams, thatIs } from '@tiffin/web/search-params';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readSearchParams } from './features/menu/search-params.ts';

const id = '64b0a1f2c3d4e5f601020304';

// What the router may parse from an address: JSON, and everything that our own links hold.
const parsed = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(id, id.toUpperCase(), `${id}0`, 'success', 'failure', 'Success', 'vegan', true, ''),
  fc.array(fc.constantFrom(...searchableDiets, 'meat', 7)),
);
const search = fc.dictionary(
  fc.constantFrom('checkoutStatus', 'dish', 'all', 'q', 'diets', 'purpose', 'toString', '__proto__'),
  parsed,
);

/** The same by a schema: each parameter is its value, or undefined where the schema refuses it. */
const bySchema =
  (schemas: Readonly<Record<string, z.ZodType>>) => (given: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [name, schema.safeParse(given[name]).data]),
    );

const idSchema = z.string().regex(/^[0-9a-f]{24}$/);

test.each([
  [
    'of home',
    searchParams({ checkoutStatus: oneOf('success', 'failure'), dish: thatIs(isId) }),
    bySchema({ checkoutStatus: z.enum(['success', 'failure']), dish: idSchema }),
  ],
  [
    'of a category',
    searchParams({ dish: thatIs(isId), all: aFlag }),
    bySchema({ dish: idSchema, all: z.literal(true) }),
  ],
  [
    'of the phone number form',
    searchParams({ purpose: oneOf('checkout') }),
    bySchema({ purpose: z.literal('checkout') }),
  ],
  ['of an address', searchParams({ id: thatIs(isId) }), bySchema({ id: idSchema })],
  [
    'of the search',
    readSearchParams,
    bySchema({
      q: z.union([z.string().min(1), z.number().transform(String)]).transform((text) => text.slice(0, 100)),
      diets: z
        .array(z.unknown())
        .transform((given) => searchableDiets.filter((diet) => given.includes(diet)))
        .refine((diets) => diets.length > 0),
      dish: idSchema,
    }),
  ],
])('the readers %s say what a schema says', (_, read, schema) => {
  fc.assert(
    fc.property(search, (given) => {
      expect(read(given)).toStrictEqual(schema(given));
    }),
  );
});

test('what an address cannot mean is undefined by name', () => {
  const read = searchParams({ checkoutStatus: oneOf('success', 'failure'), dish: thatIs(isId), q: aText(3) });
  expect(read({ checkoutStatus: 'ok', dish: 'x', q: ['a'], other: 1 })).toStrictEqual({
    checkoutStatus: undefined,
    dish: undefined,
    q: undefined,
  });
  expect(read({ checkoutStatus: 'failure', dish: id, q: 1234 })).toStrictEqual({
    checkoutStatus: 'failure',
    dish: id,
    q: '123',
  });
});
