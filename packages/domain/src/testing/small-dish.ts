import fc from 'fast-check';
import type { Allergens } from '../menu/allergens.ts';
import type {
  Choice,
  DietaryMark,
  MenuItem,
  MenuOption,
  NestedChoice,
  SelectedOption,
} from '../menu/menu.ts';
import { pence } from '../money/pence.ts';

/** The parts of a dish that its configurations depend on. */
export type SmallDish = Pick<
  MenuItem,
  'name' | 'price' | 'isAvailable' | 'allergens' | 'dietary' | 'kcal' | 'options'
>;

// Few prices, so that many choices cost the same, and some take off.
const price = fc.constantFrom(0, 50, 50, 120, 300, -20, -70).map(pence);

const allergens = fc.constantFrom<Allergens | null>(
  { contains: [], mayContain: [] },
  { contains: ['milk'], mayContain: ['nuts'] },
  { contains: ['nuts'], mayContain: [] },
  { contains: [], mayContain: ['milk', 'eggs'] },
  null,
);

const dietary = fc.constantFrom<readonly DietaryMark[]>(
  ['vegan'],
  ['vegan', 'gluten_free'],
  ['vegetarian'],
  ['contains_nuts', 'halal'],
  [],
  [],
);

const kcal = fc.constantFrom({}, { kcal: 0 }, { kcal: 120 });

/** Makes an option or a choice under the id that its place gives it. */
type Placed<Part> = (id: string) => Part;

function choiceWith<Added extends object>(added: fc.Arbitrary<Placed<Added>>) {
  return fc
    .record({
      price,
      isAvailable: fc.constantFrom(true, true, true, false),
      allergens,
      pieces: fc.constantFrom({}, {}, { max: 2 }, { max: 3 }),
      dietary,
      kcal,
      added,
    })
    .map(
      ({ pieces, kcal: stated, added: placed, ...rest }): Placed<NestedChoice & Added> =>
        (id) => ({ id, name: id, ...rest, ...stated, ...pieces, ...placed(id) }),
    );
}

function optionOf<Offered extends NestedChoice>(choices: fc.Arbitrary<Placed<Offered>[]>) {
  return fc
    .record({
      minChoices: fc.constantFrom(0, 0, 1, 1, 2),
      extraChoices: fc.nat(2),
      rule: fc.constantFrom<Pick<MenuOption, 'included' | 'pricing'>>(
        {},
        {},
        { included: 1 },
        { included: 2 },
        { pricing: 'dearest' },
      ),
      choices,
    })
    .map(
      ({ minChoices, extraChoices, rule, choices: placed }): Placed<MenuOption<Offered>> =>
        (id) => ({
          id,
          name: id,
          minChoices,
          maxChoices: Math.max(minChoices + extraChoices, 1),
          ...rule,
          choices: placed.map((choice, index) => choice(`${id}.${index}`)),
        }),
    );
}

const nothing = fc.constant(() => ({}));
const nestedOption = optionOf(fc.array(choiceWith(nothing), { minLength: 1, maxLength: 2 }));
const ownOptions: fc.Arbitrary<Placed<Pick<Choice, 'options'>>> = fc.oneof(
  { weight: 2, arbitrary: nothing },
  {
    weight: 1,
    arbitrary: nestedOption.map((option) => (id: string) => ({ options: [option(`${id}.own`)] })),
  },
);
const option = optionOf<Choice>(fc.array(choiceWith(ownOptions), { minLength: 1, maxLength: 3 }));

const dish: fc.Arbitrary<SmallDish> = fc
  .record({
    price: fc.constantFrom(0, 450, 1000).map(pence),
    allergens,
    dietary,
    kcal: fc.constantFrom(null, 300),
    options: fc.array(option, { maxLength: 2 }),
  })
  .map(({ options, ...rest }) => ({
    name: 'Dish',
    isAvailable: true,
    ...rest,
    options: options.map((placed, index) => placed(`option ${index}`)),
  }));

/** Some pieces of its choices, asked for or not, mostly no more than there may be. */
function someOf(item: SmallDish): fc.Arbitrary<SelectedOption[]> {
  const all = item.options.flatMap((one) => [one, ...one.choices.flatMap(({ options = [] }) => options)]);
  return fc
    .tuple(
      ...all.map(({ id: optionId, choices, minChoices }) =>
        fc
          .array(fc.constantFrom(...choices.map(({ id }) => id)), { maxLength: minChoices + 1 })
          .map((choiceIds) => ({ optionId, choiceIds })),
      ),
    )
    .map((selected) => selected.filter(({ choiceIds }) => choiceIds.length > 0));
}

/** A dish so small that all its configurations can be tried, and some of its choices. */
export const smallDish: fc.Arbitrary<{ item: SmallDish; selectedOptions: SelectedOption[] }> = dish.chain(
  (item) => someOf(item).map((selectedOptions) => ({ item, selectedOptions })),
);
