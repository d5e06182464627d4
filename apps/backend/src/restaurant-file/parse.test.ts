import { expect, test } from 'vitest';
import { testRestaurantYaml } from '../testing/test-restaurant.ts';
import { parseRestaurantFile, RestaurantFileError } from './parse.ts';

const good = testRestaurantYaml();

function problemsOf(yaml: string): readonly string[] {
  try {
    parseRestaurantFile(yaml, 'menu.yaml');
    return [];
  } catch (error) {
    if (error instanceof RestaurantFileError) return error.problems;
    throw error;
  }
}

// A replacement on one line, so that the mistake stands where the good text stood.
function lineOf(text: string): number {
  return good.slice(0, good.indexOf(text)).split('\n').length;
}

test('a good file has its defaults filled in', () => {
  const { file } = parseRestaurantFile(good, 'menu.yaml');
  expect(file.categories[0]?.items[1]).toMatchObject({
    photoUrl: null,
    isAvailable: true,
    allergens: null,
    dietary: [],
    heat: 0,
    kcal: null,
    options: [],
  });
  expect(file.promoCodes[1]).toMatchObject({
    minimumOrder: 0,
    startsAt: null,
    isPublic: true,
    maxRedemptions: null,
  });
});

test.each<[string, string, string, RegExp]>([
  [
    'a price with three decimals',
    'price: 9.5',
    'price: 9.555',
    /^menu\.yaml:LINE:\d+: categories\.0\.items\.0\.price is 9\.555: write pounds with at most 2 decimals, as 8\.50 or £8\.50, up to 10000\.$/,
  ],
  ['a price a hair off', 'price: 9.5', 'price: 9.500000001', /LINE.*is 9\.500000001: write pounds/],
  ['a price in the hundreds of thousands', 'price: 9.5', 'price: 100000', /LINE.*up to 10000\.$/],
  [
    'a heading that is too long for its chip',
    'name: Mains',
    'name: Everything that comes on a really large plate',
    /LINE.*is too long for a chip: add a shortName of at most 40 characters\.$/,
  ],
  [
    'a name that is too long',
    'name: Soup,',
    `name: ${'x'.repeat(121)},`,
    /LINE.*write a text of at most 120 characters/,
  ],
  [
    'cuisines as a list',
    'locality: Call Lane, Leeds.',
    'cuisine: [Indian, British]\n  locality: Call Lane, Leeds.',
    /LINE.*settings\.cuisine is .*: write a text of at most 60 characters/,
  ],
  [
    'a wrong postcode',
    'postalCode: LS1 6DN',
    'postalCode: Leeds',
    /LINE.*write a UK postcode, as LS1 6DN\.$/,
  ],
  [
    'more calories than there are',
    'kcal: 600',
    'kcal: 3000000000',
    /LINE.*write a whole number up to 20000\.$/,
  ],
  [
    'more redemptions than can be counted',
    'maxRedemptions: 3',
    'maxRedemptions: 3000000000',
    /LINE.*write a whole number up to 100000000, or null for no limit\.$/,
  ],
  ['an offset as time zone', 'timeZone: Europe/London', "timeZone: '+01:00'", /LINE.*write an IANA name/],
  ['a domain with hyphens at its ends', 'domains: [testaurant.test]', 'domains: [-x.test]', /LINE.*hostname/],
  [
    'an address that is none',
    'ios: null',
    'ios: "https://a b"',
    /LINE.*write an address that begins with https:\/\/, or null\.$/,
  ],
  ['a percentage of too much', 'percent: 0 }', 'percent: 101 }', /LINE.*write percent from 0 to 100/],
  ['too many minutes', 'minutes: 35-50', 'minutes: 35-5000', /LINE.*write two numbers of minutes/],
  [
    'an empty list of choices',
    'domains: [testaurant.test]',
    'domains: []',
    /LINE.*write a list of 1 to 20\.$/,
  ],
  ['a negative price', 'price: 9.5', 'price: -1', /LINE.*is -1: write pounds/],
  ['a price as text', 'price: 9.5', 'price: "9.50"', /LINE.*is "9\.50": write pounds/],
  [
    'an unknown allergen',
    'contains: [milk], mayContain: [nuts]',
    'contains: [dairy]',
    /LINE.*contains\.0 is "dairy": use one of the 14 allergens/,
  ],
  [
    'a misspelt field',
    'kcal: 600',
    'calories: 600',
    /LINE.*calories is not known here: remove it or check its spelling/,
  ],
  [
    'an owner without address',
    'orderPrefix: T',
    'team: { owners: [Maria] }\norderPrefix: T',
    /LINE.*team\.owners\.0 is "Maria": write an e-mail address\.$/,
  ],
  [
    'a team of nobody',
    'orderPrefix: T',
    'team: { owners: [] }\norderPrefix: T',
    /LINE.*team\.owners.*write a list of 1 to 10\.$/,
  ],
  [
    'orders as an address alone',
    'orderPrefix: T',
    'orders: orders@example.com\norderPrefix: T',
    /LINE.*write the address that gets the orders, as \{ email: orders@example\.com \}\.$/,
  ],
  ['a wrong key', 'key: curry', 'key: Curry Hot', /LINE.*is "Curry Hot": write lower-case letters/],
  [
    'bad hours',
    'monday: 00:00-23:59',
    'monday: 9am-5pm',
    /LINE.*hours\.monday is "9am-5pm": write closed or HH:MM-HH:MM/,
  ],
  [
    'a link to an app that is a script',
    'ios: null',
    'ios: "javascript:alert(1)"',
    /LINE.*appLinks\.ios is "javascript:alert\(1\)": write an address that begins with https:/,
  ],
  [
    'a logo of another host',
    'logoUrl: null',
    'logoUrl: //evil.example/logo.png',
    /LINE.*logoUrl is .*: write a path on the storefront's own host/,
  ],
  [
    'a port in a domain',
    'domains: [testaurant.test]',
    'domains: ["testaurant.test:3000"]',
    /LINE.*write a hostname in lower case, without port and www/,
  ],
  [
    'an unknown time zone',
    'timeZone: Europe/London',
    'timeZone: Europe/Leeds',
    /LINE.*timeZone "Europe\/Leeds" is not known: write an IANA name/,
  ],
  ['a doubled dish', 'key: soup', 'key: curry', /LINE.*key "curry" is used twice/],
  ['a doubled choice', 'key: pilau', 'key: plain', /LINE.*key "plain" is used twice/],
  ['a limit nobody can meet', 'min: 1', 'min: 2', /LINE.*min 2 is more than max 1: nobody could choose/],
  ['more choices than there are', 'max: 1', 'max: 4', /LINE.*max 4 is more than the 3 choices/],
  [
    'percent on the wrong type',
    'amount: 5, maxRedemptions',
    'percent: 5, maxRedemptions',
    /LINE.*FIVER: "percent" goes with PERCENTAGE_OFF/,
  ],
  ['minutes backwards', 'minutes: 35-50', 'minutes: 50-35', /LINE.*minutes run backwards/],
])('%s is an error with its line and what to do', (_name, from, to, message) => {
  const yaml = good.replace(from, to);
  expect(yaml).not.toBe(good);
  const [first = ''] = problemsOf(yaml);
  // File, line, column, what is wrong, what to do.
  expect(first).toMatch(/^menu\.yaml:\d+:\d+: .+: .+\.$|^menu\.yaml:\d+:\d+: FIVER: .+\.$/);
  expect(first).toMatch(new RegExp(message.source.replace('LINE', String(lineOf(from)))));
});

test('a missing field is reported where its owner stands', () => {
  const yaml = good.replace('timeZone: Europe/London\n', '');
  expect(problemsOf(yaml)).toEqual([
    'menu.yaml:1:1: the file has no timeZone: add it as demo/README.md shows.',
  ]);
});

test('every mistake is reported at once', () => {
  const yaml = good
    .replace('price: 9.5', 'price: x')
    .replace('heat: 2', 'heat: 9')
    .replace('kcal: 600', 'kcal: many');
  expect(problemsOf(yaml)).toHaveLength(3);
});

test('what is not YAML is reported with its line', () => {
  const yaml = good.replace('isActive: true', 'isActive: [true');
  expect(problemsOf(yaml)[0]).toMatch(
    /^menu\.yaml:\d+:\d+: this is not valid YAML \(.+\); check indentation and quotes on this line\.$/,
  );
  expect(problemsOf('')[0]).toMatch(
    /^menu\.yaml:1:1: the file is empty: compare it with the example in demo\/README\.md\.$/,
  );
});

test('problems and warnings are reported in the order of the file, those of a group at the group', () => {
  const groups = 'optionGroups:\n  bread:\n    name: Bread\n    choices: [{ key: naan, name: Naan }]\n';
  const yaml = `${groups}${good.replace('price: 5 }', 'price: 0, options: [bread] }')}`;
  const unstated = (place: string, dish: string, names: string) =>
    `menu.yaml:${place}: ${dish}: customers read "not stated" for the allergens of ${names}. Write allergens, or {} for none.`;
  const free =
    'menu.yaml:74:54: Soup can be ordered for £0.00: give the dish a price, or each choice of a required option.';
  expect(parseRestaurantFile(yaml, 'menu.yaml').warnings).toEqual([
    unstated('52:9', 'Curry', 'Sold out, Raita'),
    unstated('74:9', 'Soup', 'Soup, Naan'),
    free,
    unstated('75:9', 'Special', 'Special'),
    unstated('81:9', 'Cola', 'Cola'),
  ]);
  expect(parseRestaurantFile(yaml.replace('[bread]', '[]'), 'menu.yaml').warnings).toEqual([
    'menu.yaml:2:3: no dish uses the option group "bread": name it in a dish\'s options, or remove it.',
    unstated('52:9', 'Curry', 'Sold out, Raita'),
    unstated('74:9', 'Soup', 'Soup'),
    free,
    unstated('75:9', 'Special', 'Special'),
    unstated('81:9', 'Cola', 'Cola'),
  ]);
  expect(
    problemsOf(yaml.replace('[bread]', '[bred, bread]').replace('Naan }', 'Naan }, { key: naan, name: N }')),
  ).toEqual([
    'menu.yaml:4:44: key "naan" is used twice: give each its own.',
    'menu.yaml:74:74: there is no option group "bred": write bread, or add it to optionGroups.',
  ]);
});

test('aliases that stand for too much are refused before they are written out', () => {
  const ten = (name: string) => Array.from({ length: 10 }, () => `*${name}`).join(', ');
  const bomb = `a: &a [x, x]\nb: &b [${ten('a')}]\nc: &c [${ten('b')}]\nd: &d [${ten('c')}]\ne: [${ten('d')}]\n`;
  expect(problemsOf(bomb)).toEqual([
    'menu.yaml:1:1: aliases (*name) stand for too much in this file: use option groups instead.',
  ]);
});

test('an option reused by an alias counts for each dish, and a mistake in it is found', () => {
  const shared = good
    .replace('          - key: rice\n', '          - &rice\n            key: rice\n')
    .replace(
      '- { key: soup, name: Soup, description: Warm., price: 5 }',
      '- { key: soup, name: Soup, description: Warm., price: 5, options: [*rice] }',
    );
  expect(parseRestaurantFile(shared, 'menu.yaml').file.categories[0]?.items[1]?.options[0]?.name).toBe(
    'Choose your rice',
  );
  expect(problemsOf(shared.replace('price: 1.25', 'price: much'))[0]).toMatch(/price is "much"/);
});
