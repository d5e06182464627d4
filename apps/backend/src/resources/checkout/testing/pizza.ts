import type { DishWish } from './shop.ts';

// A dish with options of choices, pieces and every rule of prices.
const pizza = `
      - key: pizza
        name: Pizza
        description: Two halves.
        price: 9
        allergens: { contains: [milk], mayContain: [] }
        options:
          - key: size
            name: Size
            min: 1
            max: 1
            choices:
              - { key: small, name: Small, allergens: {} }
              - key: large
                name: Large
                price: 4
                allergens: {}
                options:
                  - key: toppings
                    name: Toppings
                    max: 4
                    included: 1
                    choices:
                      - { key: nduja, name: Nduja, kitchenName: NDU, price: 1.8, max: 2, allergens: { contains: [celery] } }
                      - { key: olives, name: Olives, price: 1.2, allergens: {} }
                      - { key: no-basil, name: No basil, price: -0.5, allergens: {} }
          - key: halves
            name: Your two halves
            min: 2
            max: 2
            pricing: dearest
            choices:
              - { key: ham, name: Ham, price: 2, max: 2, allergens: {} }
              - { key: fungi, name: Fungi, price: 3.5, allergens: {} }
          - key: sides
            name: Sides
            choices:
              - { key: fries, name: Fries, price: 2.5, max: 2, allergens: {}, options: [dip] }
              - { key: slaw, name: Slaw, price: 1, allergens: {} }
`;
// The option group that it names.
const dips = `
optionGroups:
  dip:
    name: Dip
    min: 1
    max: 1
    choices:
      - { key: none, name: No dip, allergens: {}, preselected: true }
      - { key: aioli, name: Aioli, price: 0.4, allergens: { contains: [eggs] } }
`;

/** A restaurant's file with that dish before its soup. */
export function withPizza(yaml: string): string {
  return yaml
    .replace('\n      - { key: soup', `${pizza}      - { key: soup`)
    .replace('\ncategories:', `${dips}categories:`);
}

/** The same with nothing asked of its fries. */
export function withoutDips(yaml: string): string {
  return yaml.replace('options: [dip]', 'options: []').replace(dips, '\n');
}

/** A large one of two halves with twice one topping, and two fries with a dip each: £25.40. */
export const fullPizza: DishWish = {
  dish: 'Pizza',
  choices: {
    Size: ['Large'],
    Toppings: ['Nduja', 'Olives', 'Nduja', 'No basil'],
    'Your two halves': ['Ham', 'Fungi'],
    Sides: ['Fries', 'Fries'],
    Dip: ['Aioli'],
  },
};
