import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Allergens } from '@tiffin/domain';
import type { ItemInFile } from '@tiffin/domain/restaurant-file';
import { describe, expect, test } from 'vitest';
import { parseRestaurantFile } from './parse.ts';

const folder = join(import.meta.dirname, '../../demo');
const pictures = join(import.meta.dirname, '../../../storefront/public');

const parsed = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => parseRestaurantFile(readFileSync(join(folder, name), 'utf8'), name));
const restaurants = parsed.map(({ file }) => file);

// Look at the picture before you add a dish to it: could this be what arrives? Salami on a vegetarian pizza, wafers beside
// gluten-free ice, or a raw lemon for a sorbet could not.
const couldBe: Readonly<Record<string, readonly string[]>> = {
  baguette: ['Pane della casa', 'Garlic baguette'],
  beer: ['Birra chiara', 'House lager', 'Call Lane pale ale'],
  bhaji: ['Arancini', 'Onion bhaji'],
  broccoli: ['Charred broccoli', 'Tandoori broccoli'],
  burger: ['Yard burger', 'Bombay smash burger'],
  cake: ['Strawberry sponge', 'Rose and strawberry cake'],
  carrot: ['Roast carrots', 'Ember-roast carrots'],
  cocktail: ['Basilico smash', 'Basil and lime cooler'],
  coffee: ['Caffè', 'Black coffee'],
  cooler: ['Aranciata amara', 'Blood orange soda', 'Passion fruit cooler'],
  curry: ['Butter chicken'],
  custard: ['Bonet', 'Baked custard', 'Jaggery custard'],
  dumplings: ['Panzerotti', 'Keema dumplings'],
  fries: ['Skin-on chips', 'Masala fries'],
  lamb: ['Lamb chops', 'Yorkshire lamb chops'],
  milk: ['Salted lassi'],
  moilee: ['Prawn moilee'],
  naan: ['Garlic bread', 'Garlic and coriander naan'],
  oyster: ['Grilled oysters'],
  pilau: ['Saffron pilau', 'Lemon rice'],
  pizza: ['Diavola', 'Pepperoni'],
  prawns: ['Grilled king prawns', 'Tandoori king prawns'],
  'red-wine': ['Montepulciano', 'House red', 'House red'],
  roll: ['Charcoal chicken wrap', 'Lamb seekh roll'],
  smoothie: ['Vanilla shake', 'Mango lassi'],
  'sparkling-wine': ['Prosecco', 'Sparkling white'],
  teapot: ['Pot of tea', 'Masala chai'],
  tikka: ['Quarter chicken, leg', 'Smoked chicken tikka'],
};

const animal = ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'];
const seafood = ['crustaceans', 'fish', 'molluscs'];
const gluten = 'cereals_containing_gluten';

test('the demo has the three restaurants, at the hostnames that the pages are opened with', () => {
  expect(restaurants.map(({ name, domains }) => ({ name, domains }))).toEqual([
    { name: 'Forno Nonna', domains: ['forno.localhost'] },
    { name: 'Lantern Yard', domains: ['lantern.localhost'] },
    { name: 'Saffron & Smoke', domains: ['saffron.localhost', 'localhost'] },
  ]);
});

describe.each(restaurants.map((file) => ({ file, name: file.name })))('$name', ({ file }) => {
  const items = file.categories.flatMap((category) => category.items);

  test('has a full menu, with names that differ within a category', () => {
    expect(file.categories.length).toBeGreaterThanOrEqual(6);
    expect(file.categories.length).toBeLessThanOrEqual(20);
    expect(items.length).toBeGreaterThanOrEqual(35);
    for (const category of file.categories) {
      const names = category.items.map((item) => item.name);
      expect(names, category.name).toEqual([...new Set(names)]);
    }
  });

  test('shows every state of a dish: sold out, without picture, allergens not stated', () => {
    const counts = [
      items.filter((item) => !item.isAvailable).length,
      items.filter((item) => item.photoUrl === null).length,
      items.filter((item) => item.allergens === null).length,
    ];
    for (const count of counts) expect(count).toBeGreaterThanOrEqual(1);
    expect(counts[2]).toBeLessThanOrEqual(2);
  });

  test('states the allergens of every choice but of what changes each month', () => {
    const unstated = items.flatMap((item) =>
      allChoices(item)
        .filter((choice) => choice.allergens === null)
        .map((choice) => `${item.name}: ${choice.name}`),
    );
    expect(unstated).toEqual(file.key === 'lantern' ? ['Shake of the month: Surprise me'] : []);
  });

  test.each(items.map((item) => ({ item, name: item.name })))(
    '$name: marks agree with allergens',
    ({ item }) => {
      const { dietary, allergens } = item;
      // A mark that promises something needs allergens to rest on.
      if (allergens === null) return expect(dietary).toEqual([]);
      // Where choices have marks of their own, the dish's are about the dish without them.
      const choices = allChoices(item);
      const isAlone = choices.some((choice) => choice.dietary.length > 0);
      expectMarks(dietary, isAlone ? allergens.contains : withRequiredChoices(item, allergens));
      if (dietary.includes('gluten_free')) {
        const everything = [allergens, ...(isAlone ? [] : choices.map((choice) => choice.allergens))];
        expect(everything.flatMap((each) => each?.contains ?? [])).not.toContain(gluten);
        expect(allergens.mayContain).not.toContain(gluten);
      }
      for (const choice of choices) {
        const contains = choice.allergens?.contains ?? [];
        expectMarks(choice.dietary, contains);
        if (choice.dietary.includes('gluten_free')) expect(contains).not.toContain(gluten);
      }
      const hasNuts = overlap(allergens.contains, ['nuts', 'peanuts']).length > 0;
      expect(dietary.includes('contains_nuts')).toBe(hasNuts);
      expect(overlap(allergens.contains, allergens.mayContain)).toEqual([]);
      expect(dietary.includes('vegan') && dietary.includes('vegetarian')).toBe(false);
    },
  );

  test('shows pictures that are there, and small', () => {
    for (const { photoUrl } of items) {
      if (photoUrl === null) continue;
      const picture = join(pictures, photoUrl);
      expect(existsSync(picture), photoUrl).toBe(true);
      expect(statSync(picture).size, photoUrl).toBeLessThanOrEqual(12_000);
    }
  });

  test('has promo codes of every kind', () => {
    const codes = file.promoCodes;
    const kinds = new Set(codes.map((code) => `${code.type} ${code.appliesTo}`));
    expect([...kinds].sort()).toEqual([
      'FIXED_AMOUNT_OFF BOTH',
      'FIXED_AMOUNT_OFF DELIVERY_FEE',
      'FIXED_AMOUNT_OFF ORDER_TOTAL',
      'FREE_DELIVERY DELIVERY_FEE',
      'PERCENTAGE_OFF BOTH',
      'PERCENTAGE_OFF DELIVERY_FEE',
      'PERCENTAGE_OFF ORDER_TOTAL',
    ]);
    expect(codes.some((code) => code.minimumOrder > 0)).toBe(true);
    expect(codes.some((code) => code.maxRedemptions !== null)).toBe(true);
    expect(codes.some((code) => code.maxRedemptionsPerCustomer !== null)).toBe(true);
    expect(codes.some((code) => !code.isPublic)).toBe(true);
    expect(codes.some((code) => code.endsAt !== null && Date.parse(code.endsAt) < Date.now())).toBe(true);
  });

  test('has telephone numbers that Ofcom keeps for fiction', () => {
    const { phone, allergyPhone } = file.settings.contact;
    for (const number of [phone, allergyPhone]) expect(number).toMatch(/^\+441134960\d{3}$/);
  });
});

test('shows a picture only for dishes that it was looked at for, and has no other pictures', () => {
  const shown = restaurants
    .flatMap((file) => file.categories.flatMap((category) => category.items))
    .flatMap(({ name, photoUrl }) => (photoUrl === null ? [] : [[photoUrl, name] as const]));
  const dishesOf = Map.groupBy(shown, ([photoUrl]) => photoUrl.replace(/^\/dishes\/|\.webp$/g, ''));
  expect(
    Object.fromEntries([...dishesOf].map(([picture, pairs]) => [picture, pairs.map(([, name]) => name)])),
  ).toEqual(couldBe);
  const files = readdirSync(join(pictures, 'dishes')).filter((name) => name.endsWith('.webp'));
  expect(files).toEqual(
    Object.keys(couldBe)
      .sort()
      .map((name) => `${name}.webp`),
  );
});

test('no dish of the demo can cost nothing, and two are priced by a required choice alone', () => {
  // What changes each day has no allergens in the file, so that the pages show this state too.
  expect(parsed.flatMap(({ warnings }) => warnings.map((text) => text.replace(/^\S+ /, '')))).toEqual([
    'Verdura del giorno: customers read "not stated" for the allergens of Verdura del giorno. Write allergens, or {} for none.',
    'Soup of the day: customers read "not stated" for the allergens of Soup of the day. Write allergens, or {} for none.',
    'Guest burger: customers read "not stated" for the allergens of Guest burger. Write allergens, or {} for none.',
    'Shake of the month: customers read "not stated" for the allergens of Surprise me. Write allergens, or {} for none.',
    'Butcher’s skewer: customers read "not stated" for the allergens of Butcher’s skewer. Write allergens, or {} for none.',
  ]);
  const items = restaurants.flatMap((file) => file.categories.flatMap((category) => category.items));
  expect(items.filter((item) => item.price === 0).map(({ name }) => name)).toEqual([
    'Ice cream',
    'Grilled oysters',
  ]);
});

describe('Lantern Yard', () => {
  const categories = restaurants.filter(({ key }) => key === 'lantern').flatMap((file) => file.categories);
  const items = categories.flatMap((category) => category.items);

  test('has a menu as long as real ones', () => {
    expect(items.length).toBeGreaterThan(230);
    expect(items.flatMap(allChoices).length).toBeGreaterThan(2_200);
  });

  test('has dishes of every kind that a file can say', () => {
    const options = items.flatMap(allOptions);
    const choices = items.flatMap(allChoices);
    const counts = {
      nested: choices.filter((choice) => nestedOptions(choice).length > 0).length,
      pieces: choices.filter(({ max }) => max > 1).length,
      included: options.filter(({ included }) => included > 0).length,
      dearest: options.filter(({ pricing }) => pricing === 'dearest').length,
      negative: choices.filter(({ price }) => price < 0).length,
      preselected: choices.filter(({ preselected }) => preselected).length,
      alcohol: items.filter(({ alcohol }) => alcohol).length,
      choicesWithAlcohol: choices.filter(({ alcohol }) => alcohol).length,
      halal: items.filter(({ dietary }) => dietary.includes('halal')).length,
      choicesWithMarks: choices.filter(({ dietary }) => dietary.length > 0).length,
      choicesWithKcal: choices.filter(({ kcal }) => kcal !== null).length,
      atTimes: items.filter(({ sale }) => sale !== undefined).length,
      inOneMode: items.filter(({ modes }) => modes !== undefined).length,
      limited: items.filter(({ maxPerOrder }) => maxPerOrder !== undefined).length,
      alsoIn: items.filter(({ alsoIn }) => alsoIn.length > 0).length,
    };
    for (const [kind, count] of Object.entries(counts)) expect(count, kind).toBeGreaterThan(0);
  });

  test('states the gluten of whatever has a base or a bun', () => {
    const ofDough = categories.filter(({ key }) => ['pizzas', 'yours', 'folded', 'burgers'].includes(key));
    const without = ofDough
      .flatMap((category) => category.items)
      .filter(
        (item) => item.allergens !== null && !withRequiredChoices(item, item.allergens).includes(gluten),
      );
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});

test('the smoked chicken tikka of the design costs £13.45 with masala fries and mint raita', () => {
  const tikka = restaurants
    .flatMap((file) => file.categories.flatMap((category) => category.items))
    .find((item) => item.key === 'smoked-chicken-tikka');
  const price = (name: string) =>
    tikka?.options.flatMap((option) => option.choices).find((choice) => choice.name === name)?.price;
  expect(tikka?.options.map(({ name, min, max }) => ({ name, min, max }))).toEqual([
    { name: 'Heat', min: 1, max: 1 },
    { name: 'Side', min: 1, max: 1 },
    { name: 'Extras', min: 0, max: 3 },
  ]);
  expect([tikka?.price, price('Masala fries'), price('Mint raita')]).toEqual([11.5, 1, 0.95]);
});

function expectMarks(dietary: ItemInFile['dietary'], contains: readonly string[]): void {
  if (dietary.includes('vegan')) expect(overlap(contains, animal)).toEqual([]);
  if (dietary.includes('vegetarian')) expect(overlap(contains, seafood)).toEqual([]);
}

type OptionOfDish = ItemInFile['options'][number];
type NestedOption = OptionOfDish['choices'][number]['options'][number];

/** The options of a dish and those of its choices. */
function allOptions({ options }: Pick<ItemInFile, 'options'>): readonly (OptionOfDish | NestedOption)[] {
  return options.flatMap((option) => [option, ...option.choices.flatMap(nestedOptions)]);
}

/** The choices of a dish and those of its choices. */
function allChoices(item: Pick<ItemInFile, 'options'>) {
  return allOptions(item).flatMap(({ choices }): readonly NestedOption['choices'][number][] => choices);
}

function nestedOptions(choice: NestedOption['choices'][number] | OptionOfDish['choices'][number]) {
  return 'options' in choice ? choice.options : [];
}

/** What a dish contains with any of the choices that it cannot be ordered without. */
function withRequiredChoices(item: ItemInFile, allergens: Allergens): string[] {
  const required = allOptions(item).filter((option) => option.min > 0);
  const choices = required.flatMap((option): readonly NestedOption['choices'][number][] => option.choices);
  return [...allergens.contains, ...choices.flatMap((choice) => choice.allergens?.contains ?? [])];
}

function overlap(found: readonly string[], looked: readonly string[]): string[] {
  return found.filter((each) => looked.includes(each));
}
