import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileContent, optionContent } from '../testing/restaurant-file.ts';
import { rounds } from '../testing/soak.ts';
import { checkRestaurantFile } from './check-restaurant-file.ts';
import { nearest } from './nearest.ts';

type Path = readonly string[];
type Container = Record<string, unknown>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** The path of every value in a content. */
function pathsOf(value: unknown, above: Path = []): Path[] {
  if (!isContainer(value)) return [];
  return Object.entries(value).flatMap(([step, child]) => [
    [...above, step],
    ...pathsOf(child, [...above, step]),
  ]);
}

function parentOf(content: unknown, path: Path): Container {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((at, step) => (isContainer(at) ? at[step] : undefined), content);
  if (!isContainer(parent)) throw new Error(`There is nothing at ${path.join('.')}`);
  return parent;
}

const contents = fc
  .tuple(optionContent, optionContent)
  .map(([{ key: _key, ...group }, option]) =>
    fileContent([['shared'], [{ ...option, key: 'own' }, 'shared']], { shared: group }),
  );
const contentAndPath = contents.chain((content) =>
  fc.record({ content: fc.constant(content), path: fc.constantFrom(...pathsOf(content)) }),
);

test('a file as it is written has no problems', () => {
  fc.assert(
    fc.property(contents, (content) => {
      expect(checkRestaurantFile(content)).toMatchObject({ isUsable: true, warnings: [] });
    }),
    { numRuns: rounds(20, 500) },
  );
});

test('whatever stands in one place, the file is usable or each problem is a sentence about a place in it', () => {
  fc.assert(
    fc.property(contentAndPath, fc.option(fc.jsonValue(), { nil: undefined }), ({ content, path }, value) => {
      const changed = structuredClone(content);
      const parent = parentOf(changed, path);
      const last = path.at(-1) ?? '';
      if (value !== undefined) parent[last] = value;
      else if (Array.isArray(parent)) parent.splice(Number(last), 1);
      else delete parent[last];
      const checked = checkRestaurantFile(changed);
      if (checked.isUsable) return;
      expect(checked.problems.length).toBeGreaterThan(0);
      for (const problem of checked.problems) {
        expect(problem.message).toMatch(/^.+: .+\.$/s);
        expect(problem.message).not.toMatch(/undefined|expected|Invalid|\[object/);
        expect(() => parentOf(changed, problem.path)).not.toThrow();
      }
    }),
    { numRuns: rounds(100, 10_000) },
  );
});

const slip = fc.record({ at: fc.nat(20), isSwap: fc.boolean() });

test('a field that is misspelt by a letter is named', () => {
  fc.assert(
    fc.property(contentAndPath, slip, ({ content, path }, { at, isSwap }) => {
      const field = path.at(-1) ?? '';
      const isOfGroup = path.length === 2 && path[0] === 'optionGroups';
      fc.pre(/^[a-z]{5,}$/i.test(field) && !isOfGroup);
      const cut = 1 + (at % (field.length - 2));
      const swapped = `${field.slice(0, cut)}${field[cut + 1]}${field[cut]}${field.slice(cut + 2)}`;
      const written = isSwap ? swapped : field.slice(0, cut) + field.slice(cut + 1);
      fc.pre(written !== field);
      const changed = structuredClone(content);
      const parent = parentOf(changed, path);
      parent[written] = parent[field];
      delete parent[field];
      const checked = checkRestaurantFile(changed);
      const messages = checked.isUsable ? [] : checked.problems.map(({ message }) => message);
      const where = [...path.slice(0, -1), written].join('.');
      expect(messages).toContain(`${where} is not known here: write ${field}, or remove it.`);
    }),
    { numRuns: rounds(60, 5_000) },
  );
});

function warningsOf(content: unknown): string[] {
  const checked = checkRestaurantFile(content);
  if (!checked.isUsable) throw new Error(JSON.stringify(checked.problems));
  return checked.warnings.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** The price of the first dish of a file that says it so; null where it is refused. */
function priceRead(price: unknown): number | null {
  const content = fileContent([[]]);
  const [category] = content.categories;
  const written = { ...content, categories: [{ ...category, items: [{ ...category?.items[0], price }] }] };
  const checked = checkRestaurantFile(written);
  return checked.isUsable ? (checked.file.categories[0]?.items[0]?.price ?? null) : null;
}

test.each([
  [8.5, 8.5],
  ['£8.50', 8.5],
  ['£8.5', 8.5],
  ['£8', 8],
  ['£0', 0],
  ['£1,250', 1250],
  ['£1250.05', 1250.05],
  ['£10,000', 10_000],
  ['£10,000.01', null],
  ['£8.505', null],
  ['£1,25', null],
  ['8.50', null],
  ['£', null],
  ['£-1', null],
  ['€8.50', null],
])('a price of %j is read as %j', (written, read) => {
  expect(priceRead(written)).toBe(read);
});

test('every amount may have its pound sign', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (pence) => {
      expect(priceRead(`£${(pence / 100).toFixed(2)}`)).toBe(pence / 100);
    }),
    { numRuns: rounds(20, 1_000) },
  );
});

test('a long list of choices and options is taken up to its limit', () => {
  const choices = Array.from({ length: 200 }, (_, at) => ({
    key: `c-${at}`,
    name: 'Topping',
    allergens: {},
  }));
  const options = Array.from({ length: 60 }, (_, at) => ({ key: `o-${at}`, name: 'Toppings', choices }));
  expect(checkRestaurantFile(fileContent([options]))).toMatchObject({ isUsable: true, warnings: [] });
  const [option] = options;
  const tooMany = [...choices, { key: 'one-more', name: 'Topping', allergens: {} }];
  expect(checkRestaurantFile(fileContent([[{ ...option, choices: tooMany }]]))).toMatchObject({
    problems: [
      { message: 'categories.0.items.0.options.0.choices is a list of 201: write a list of 1 to 200.' },
    ],
  });
});

test('a day that ends when it begins is named, and one that ends at 24:00 is taken', () => {
  const content = { ...fileContent([[]]), hours: { monday: '12:00-12:00', tuesday: '00:00-24:00' } };
  expect(warningsOf(content)).toEqual([
    'hours.monday: hours.monday 12:00-12:00 means closed: write closed, or 00:00-24:00 for the whole day.',
  ]);
  expect(checkRestaurantFile({ ...content, hours: { monday: '24:00-12:00' } }).isUsable).toBe(false);
});

test.each([
  ['12:00-14:30, 17:30-22:00', true],
  ['12:00-14:30,17:30-22:00', true],
  ['18:00-24:00, 00:30-02:00', true],
  ['07:00-09:00, 10:00-11:00, 12:00-14:00, 18:00-22:00', true],
  ['06:00-06:30, 07:00-09:00, 10:00-11:00, 12:00-14:00, 18:00-22:00', false],
  ['12:00-14:30, 14:30-22:00', false],
  ['17:30-22:00, 12:00-14:30', false],
  ['12:00-12:00, 17:30-22:00', false],
  ['12:00-14:30, 17:30-12:00', false],
  ['12:00-14:30, closed', false],
  ['12:00-14:30,', false],
])('services of %s can be meant: %s', (monday, isUsable) => {
  expect(checkRestaurantFile({ ...fileContent([[]]), hours: { monday } }).isUsable).toBe(isUsable);
});

test('what nobody has stated of allergens is named once for each dish', () => {
  const spice = {
    key: 'spice',
    name: 'Spice',
    choices: [
      { key: 'hot', name: 'Hot' },
      { key: 'mild', name: 'Mild', allergens: {} },
    ],
  };
  expect(warningsOf(fileContent([[], [spice]]))).toEqual([
    'categories.0.items.1: Dish 1: customers read "not stated" for the allergens of Hot. Write allergens, or {} for none.',
  ]);
});

test.each([
  ['chutny', 'chutney'],
  ['CHUTNEY', 'chutney'],
  ['raita-large', undefined],
  ['nan', 'naan'],
  ['x', undefined],
])('nearest to %s is %s', (word, found) => {
  expect(nearest(word, ['chutney', 'naan', 'raita'])).toBe(found);
});

test('what can never be ordered, and a category that is not there, are warned of', () => {
  const content = fileContent([[], [], []]);
  const [category] = content.categories;
  const [first, second, third] = category?.items ?? [];
  const items = [
    // Open on Tuesday from 12:00 to 22:30 alone.
    { ...first, sale: [{ days: ['monday'], from: '12:00', to: '15:00' }] },
    { ...second, sale: [{ days: ['tuesday'], from: '22:30', to: '02:00' }], alsoIn: ['mains', 'lunch'] },
    {
      ...third,
      sale: [{ days: ['monday'], from: '18:00', to: '13:00' }],
      modes: ['collection'],
      maxPerOrder: 2,
    },
  ];
  expect(warningsOf({ ...content, categories: [{ ...category, items }] })).toEqual([
    'categories.0.items.0: Dish 0 is never sold: the restaurant is closed at all those times.',
    'categories.0.items.1.alsoIn: Dish 1: alsoIn names "lunch", which is no category here: write the key of one.',
  ]);
});

test('dishes that are to go with another, and are none or that one, are warned of', () => {
  const content = fileContent([[], [], []]);
  const [category] = content.categories;
  const [first, second, third] = category?.items ?? [];
  const keyOf = (item: unknown) => String((item as { readonly key: string }).key);
  const items = [
    { ...first, goesWith: [keyOf(second), keyOf(third)] },
    { ...second, goesWith: [keyOf(second), `${keyOf(third)}x`, 'mango-kulfi'] },
    third,
  ];
  expect(warningsOf({ ...content, categories: [{ ...category, items }] })).toEqual([
    'categories.0.items.1.goesWith: Dish 1: goesWith names the dish itself: write the keys of others.',
    `categories.0.items.1.goesWith: Dish 1: goesWith names "${keyOf(third)}x", which is no dish here: did you mean "${keyOf(third)}"?`,
    'categories.0.items.1.goesWith: Dish 1: goesWith names "mango-kulfi", which is no dish here: write the key of one.',
  ]);
  const four = [{ ...category, items: [{ ...first, goesWith: ['a', 'b', 'c', 'd'] }] }];
  expect(checkRestaurantFile({ ...content, categories: four })).toMatchObject({
    isUsable: false,
    problems: [{ path: ['categories', '0', 'items', '0', 'goesWith'] }],
  });
});
