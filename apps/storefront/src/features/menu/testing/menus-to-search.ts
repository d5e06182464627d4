import { readFileSync } from 'node:fs';
import {
  createDishSearch,
  type MenuChoices,
  type MenuItemSummary,
  pence,
  prepareChoices,
} from '@tiffin/domain';
import { checkRestaurantFile } from '@tiffin/domain/restaurant-file';
import { parse } from 'yaml';
import { z } from 'zod';

const choice = z.object({ name: z.string(), isAvailable: z.boolean().default(true) });
const dish = z.object({
  name: z.string(),
  description: z.string().default(''),
  dietary: z.array(z.enum(['vegetarian', 'vegan', 'gluten_free', 'halal', 'contains_nuts'])).default([]),
  heat: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]).default(0),
  options: z.array(z.object({ choices: z.array(choice) })).default([]),
});
const menuFile = z.object({
  categories: z.array(z.object({ name: z.string(), shortName: z.string().optional(), items: z.array(dish) })),
});
type MenuFile = z.infer<typeof menuFile>;

/** The search of a menu with all its choices, as the search page prepares it. */
function searchOf({ categories }: MenuFile) {
  const listings = categories.map(({ name, shortName = name, items }, position) => ({
    ...{ id: name, name, shortName, description: '', position },
    items: items.map(
      ({ options, ...item }): MenuItemSummary => ({
        ...{ id: item.name, photoUrl: null, price: pence(900), isAvailable: true, kcal: null },
        ...item,
        ...{ hasOptions: options.length > 0, priceFrom: pence(900), priceVaries: false },
      }),
    ),
  }));
  const dishesOf = new Map<string, number[]>();
  for (const [at, { options }] of categories.flatMap(({ items }) => items).entries()) {
    for (const { name } of options.flatMap(({ choices }) => choices))
      dishesOf.set(name, [...new Set([...(dishesOf.get(name) ?? []), at])]);
  }
  const choices: MenuChoices['choices'] = [...dishesOf].map(([name, dishes]) => ({ name, dishes }));
  const find = createDishSearch({ categories: listings });
  const prepared = prepareChoices({ choices });
  return (query: string) => find(query, [], prepared);
}

const demo = (name: string) => {
  const file = new URL(`../../../../../backend/demo/${name}.yaml`, import.meta.url);
  const checked = checkRestaurantFile(parse(readFileSync(file, 'utf8')));
  if (!checked.isUsable) throw new Error(`${name}.yaml cannot be used`);
  return searchOf(menuFile.parse(checked.file));
};

const sauces = [
  'Korma',
  'Bhuna',
  'Madras',
  'Vindaloo',
  'Jalfrezi',
  'Dopiaza',
  'Rogan josh',
  'Dhansak',
  'Pathia',
  'Balti',
];
const mains = ['Chicken', 'Lamb', 'King prawn', 'Mixed vegetable', 'Paneer', 'Keema', 'Duck'];
const cuts = ['with okra', 'with spinach', 'with chickpeas', 'house style', 'on the bone', 'with egg'];
const breads = ['Plain', 'Garlic', 'Keema', 'Peshwari', 'Cheese', 'Chilli', 'Onion', 'Butter'];

/** The long menu of a takeaway: 560 dishes, curries by sauce whose meat is a choice and the same by name. */
function takeaway(): MenuFile {
  const meats = mains.map((name) => ({ name }));
  const own = sauces.map((name) => ({ name: `${name}, your way`, heat: 2, options: [{ choices: meats }] }));
  const named = sauces.flatMap((sauce) =>
    mains.flatMap((main) => cuts.map((cut) => `${main} ${sauce.toLowerCase()} ${cut}`)),
  );
  const items = (names: readonly string[]) =>
    names.map((name) => ({
      ...{ name, description: 'Made to order.' },
      dietary: /vegetable|paneer|aloo|chana|dal|rice/i.test(name) ? ['vegetarian'] : [],
    }));
  const setMeals = Array.from({ length: 68 }, (_, number) => `Set meal ${number + 1}`);
  return menuFile.parse({
    categories: [
      { name: 'Curries, your way', shortName: 'Your way', items: own },
      { name: 'House curries', items: items(named) },
      {
        name: 'Breads',
        items: items(breads.flatMap((bread) => [`${bread} naan`, `${bread} paratha`, `${bread} kulcha`])),
      },
      {
        name: 'Rice',
        items: items([
          'Boiled rice',
          'Pilau rice',
          'Mushroom rice',
          'Egg fried rice',
          'Lemon rice',
          'Coconut rice',
        ]),
      },
      {
        name: 'Sundries',
        items: items([
          ...setMeals,
          'Poppadom',
          'Mango chutney',
          'Raita',
          'Bombay aloo',
          'Saag aloo',
          'Onion bhaji',
          'Chips',
          'Coconut ice cream',
          'Rasmalai',
          'Coke',
          'Coke Zero',
          'Kingfisher lager',
          'Still water',
          'Sparkling water',
          'House white wine',
          'House red wine',
          'Mango lassi',
          'Masala tea',
          'Tarka dal',
          'Chana masala',
          'Fish pakora',
          'Peanut chaat',
          'Chicken tikka',
          'Tandoori chicken',
          'Meat samosa',
          'Vegetable samosa',
          'Sheek kebab',
          'Chicken biryani',
          'Lamb biryani',
          'Vegetable biryani',
          'Prawn puri',
          'Cheesecake',
        ]),
      },
    ],
  });
}

/** The searches of both demo menus and of a long one. */
export const searches = {
  saffron: demo('saffron'),
  forno: demo('forno'),
  takeaway: searchOf(takeaway()),
};
