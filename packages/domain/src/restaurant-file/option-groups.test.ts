import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileContent, type OptionContent, sharingDishes } from '../testing/restaurant-file.ts';
import { rounds } from '../testing/soak.ts';
import { checkRestaurantFile } from './check-restaurant-file.ts';

const heat = {
  key: 'heat',
  name: 'Heat',
  max: 1,
  choices: [{ key: 'hot', name: 'Hot', price: 0.5, allergens: {} }],
};
const { key: _heatKey, ...heatGroup } = heat;

function problemsOf(content: unknown): string[] {
  const checked = checkRestaurantFile(content);
  return checked.isUsable ? [] : checked.problems.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

function warningsOf(content: unknown): string[] {
  const checked = checkRestaurantFile(content);
  return checked.isUsable ? checked.warnings.map(({ path, message }) => `${path.join('.')}: ${message}`) : [];
}

describe('a group', () => {
  test('is the option of each dish that names it, with its name as key', () => {
    const written = checkRestaurantFile(fileContent([[heat], [], [heat]]));
    expect(checkRestaurantFile(fileContent([['heat'], [], ['heat']], { heat: heatGroup }))).toEqual(written);
  });

  test('keeps a key of its own, so that two groups can stand for options of one key', () => {
    const groups = { 'lamb-heat': { ...heatGroup, key: 'heat' }, 'fish-heat': { ...heatGroup, key: 'heat' } };
    const content = fileContent([['lamb-heat'], ['fish-heat']], groups);
    expect(checkRestaurantFile(content)).toEqual(checkRestaurantFile(fileContent([[heat], [heat]])));
  });

  test('may have the name of what every object has', () => {
    expect(warningsOf(fileContent([['constructor']], { constructor: heatGroup }))).toEqual([]);
    expect(problemsOf(fileContent([['constructor']]))).toHaveLength(1);
  });
});

const first = 'categories.0.items.0.options';

test.each<[string, unknown, string[]]>([
  [
    'an unknown group, with the nearest',
    fileContent([['heta']], { heat: heatGroup }),
    [`${first}.0: there is no option group "heta": write heat, or add it to optionGroups.`],
  ],
  [
    'a group in capitals',
    fileContent([['Heat']], { heat: heatGroup }),
    [`${first}.0: there is no option group "Heat": write heat, or add it to optionGroups.`],
  ],
  [
    'an unknown group of a file without any',
    fileContent([[heat, 'sides']]),
    [`${first}.1: there is no option group "sides": add it to optionGroups, or check its spelling.`],
  ],
  [
    'a group twice in one dish',
    fileContent([['heat', heat.key]], { heat: heatGroup }),
    [`${first}.1: this dish uses the option group "heat" twice: remove one of the two.`],
  ],
  [
    'a group and an option with its key',
    fileContent([[heat, 'heat']], { heat: heatGroup }),
    [
      `${first}.1: the option group "heat" has the key "heat", which an option before it has: give one of the two another key.`,
    ],
  ],
  [
    'an option with the key of a group before it',
    fileContent([['heat', heat]], { heat: heatGroup }),
    [`${first}.1.key: key "heat" is used twice: give each its own.`],
  ],
  [
    'limits of a group, once however many dishes use it',
    fileContent([['heat'], ['heat']], { heat: { ...heatGroup, max: 2 } }),
    ['optionGroups.heat.max: max 2 is more than the 1 choices: lower it or add choices.'],
  ],
  [
    'a name that is none',
    fileContent([], { 'Hot stuff': heatGroup }),
    [
      'optionGroups.Hot stuff: optionGroups.Hot stuff cannot have this name: write lower-case letters, digits and single hyphens, at most 60, as lamb-seekh.',
    ],
  ],
  [
    'a misspelt field of a group',
    fileContent([['heat']], { heat: { ...heatGroup, choises: [] } }),
    [
      'optionGroups.heat.choises: optionGroups.heat.choises is not known here: remove it or check its spelling.',
    ],
  ],
  [
    'a misspelt field of an option between groups',
    fileContent([['heat', { key: 'side', name: 'Side', choises: [] }]], { heat: heatGroup }),
    [
      `${first}.1: ${first}.1 has no choices: add it as demo/README.md shows.`,
      `${first}.1.choises: ${first}.1.choises is not known here: write choices, or remove it.`,
    ],
  ],
  [
    'groups as a list',
    { ...fileContent([]), optionGroups: [heat] },
    ['optionGroups: optionGroups is a list: write a map of names and options, as demo/README.md shows.'],
  ],
])('%s is an error', (_name, content, problems) => {
  expect(problemsOf(content)).toEqual(problems);
});

test('a group that no dish uses is a warning', () => {
  expect(warningsOf(fileContent([['heat']], { heat: heatGroup, unused: heatGroup }))).toEqual([
    'optionGroups.unused: no dish uses the option group "unused": name it in a dish\'s options, or remove it.',
  ]);
});

test('whichever options are moved to groups, each dish has the options that it had', () => {
  fc.assert(
    fc.property(
      sharingDishes,
      fc.infiniteStream(fc.boolean()),
      fc.boolean(),
      (dishes, draws, isNamedByKey) => {
        const groups: Record<string, object> = {};
        const toGroup = ({ key, ...option }: OptionContent) => {
          const name = isNamedByKey ? key : `group-${key}`;
          groups[name] = isNamedByKey ? option : { key, ...option };
          return name;
        };
        const moved = dishes.map((options) =>
          options.map((option) => (draws.next().value === true ? toGroup(option) : option)),
        );
        expect(checkRestaurantFile(fileContent(moved, groups))).toEqual(
          checkRestaurantFile(fileContent(dishes)),
        );
      },
    ),
    { numRuns: rounds(40, 2_000) },
  );
});
