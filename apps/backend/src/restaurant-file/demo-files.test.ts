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
  baguette: ['Pane della casa'],
  beer: ['Birra chiara', 'Call Lane pale ale'],
  bhaji: ['Arancini', 'Onion bhaji'],
  broccoli: ['Tandoori broccoli'],
  burger: ['Bombay smash burger'],
  cake: ['Rose and strawberry cake'],
  carrot: ['Ember-roast carrots'],
  cocktail: ['Basilico smash'],
  coffee: ['Caffè'],
  cooler: ['Aranciata amara', 'Passion fruit cooler'],
  curry: ['Butter chicken'],
  custard: ['Bonet', 'Jaggery custard'],
  dumplings: ['Panzerotti', 'Keema dumplings'],
  fries: ['Masala fries'],
  lamb: ['Yorkshire lamb chops'],
  milk: ['Salted lassi'],
  moilee: ['Prawn moilee'],
  naan: ['Garlic and coriander naan'],
  oyster: ['Grilled oysters'],
  pilau: ['Saffron pilau', 'Lemon rice'],
  pizza: ['Diavola'],
  prawns: ['Tandoori king prawns'],
  'red-wine': ['Montepulciano', 'House red'],
  roll: ['Lamb seekh roll'],
  smoothie: ['Mango lassi'],
  'sparkling-wine': ['Prosecco'],
  teapot: ['Masala chai'],
  tikka: ['Smoked chicken tikka'],
};

const animal = ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'];
const seafood = ['crustaceans', 'fish', 'molluscs'];
const gluten = 'cereals_containing_gluten';

test('the demo has the two restaurants, at the hostnames that the pages are opened with', () => {
  expect(restaurants.map(({ name, domains }) => ({ name, domains }))).toEqual([
    { name: 'Forno Nonna', domains: ['forno.localhost'] },
    { name: 'Saffron & Smoke', domains: ['saffron.localhost', 'localhost'] },
  ]);
});

describe.each(restaurants.map((file) => ({ file, name: file.name })))('$name', ({ file }) => {
  const items = file.categories.flatMap((category) => category.items);

  test('has a full menu, with names that differ within a category', () => {
    expect(file.categories.length).toBeGreaterThanOrEqual(6);
    expect(file.categories.length).toBeLessThanOrEqual(8);
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

  test('states the allergens of every choice', () => {
    const unstated = items.flatMap((item) =>
      item.options.flatMap((option) =>
        option.choices
          .filter((choice) => choice.allergens === null)
          .map((choice) => `${item.name}: ${choice.name}`),
      ),
    );
    expect(unstated).toEqual([]);
  });

  test.each(items.map((item) => ({ item, name: item.name })))(
    '$name: marks agree with allergens',
    ({ item }) => {
      const { dietary, allergens } = item;
      // A mark that promises something needs allergens to rest on.
      if (allergens === null) return expect(dietary).toEqual([]);
      const contains = withRequiredChoices(item, allergens);
      if (dietary.includes('vegan')) expect(overlap(contains, animal)).toEqual([]);
      if (dietary.includes('vegetarian')) expect(overlap(contains, seafood)).toEqual([]);
      if (dietary.includes('gluten_free')) {
        const choices = item.options.flatMap((option) => option.choices);
        const everything = [allergens, ...choices.map((choice) => choice.allergens)];
        expect(everything.flatMap((each) => each?.contains ?? [])).not.toContain(gluten);
        expect(allergens.mayContain).not.toContain(gluten);
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

test('no dish of the demo can cost nothing, and one is priced by a required choice alone', () => {
  expect(parsed.flatMap(({ warnings }) => warnings)).toEqual([]);
  const items = restaurants.flatMap((file) => file.categories.flatMap((category) => category.items));
  expect(items.filter((item) => item.price === 0).map(({ name }) => name)).toEqual(['Grilled oysters']);
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

/** What a dish contains with any of the choices that it cannot be ordered without. */
function withRequiredChoices(item: ItemInFile, allergens: Allergens): string[] {
  const required = item.options.filter((option) => option.min > 0).flatMap((option) => option.choices);
  return [...allergens.contains, ...required.flatMap((choice) => choice.allergens?.contains ?? [])];
}

function overlap(found: readonly string[], looked: readonly string[]): string[] {
  return found.filter((each) => looked.includes(each));
}
