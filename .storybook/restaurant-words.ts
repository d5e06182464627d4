import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** What a restaurant has in the place of Saffron & Smoke's things. */
export interface RestaurantWords {
  /** Its own words by those of Saffron & Smoke: names, lines, sections of the menu, dishes and what is said of them. */
  readonly words: Readonly<Record<string, string>>;
  /** The pictures of its dishes by their names; a dish without one has no entry. */
  readonly photos: Readonly<Record<string, string>>;
  readonly hue: number;
}

interface Dish {
  readonly name: string;
  readonly description?: string;
  readonly photoUrl?: string;
}

interface RestaurantFile {
  readonly name: string;
  readonly settings: {
    readonly brandHue: number;
    readonly tagline: string;
    readonly locality: string;
    readonly contact: {
      readonly addressLine: string;
      readonly postalCode: string;
      readonly email: string;
    };
    readonly legal: { readonly companyName: string };
  };
  readonly categories: readonly {
    readonly name: string;
    readonly shortName?: string;
    readonly description?: string;
    readonly items: readonly Dish[];
  }[];
}

const folder = join(import.meta.dirname, '../apps/backend/demo');

const read = (key: string): RestaurantFile => parse(readFileSync(join(folder, `${key}.yaml`), 'utf8'));

/** Each thing of one list with the one in its place of the other, which begins again at its end. */
const inPairs = <Thing>(own: readonly Thing[], others: readonly Thing[]) =>
  own.flatMap((thing, index) => {
    const other = others[index % others.length];
    return other === undefined ? [] : [[thing, other] as const];
  });

const textsOf = (thing: object, names: readonly string[]) =>
  names.map((name) => {
    const text: unknown = Reflect.get(thing, name);
    return typeof text === 'string' ? text : '';
  });

function wordsOf(saffron: RestaurantFile, other: RestaurantFile): Readonly<Record<string, string>> {
  const categories = inPairs(saffron.categories, other.categories);
  const dishes = inPairs(
    saffron.categories.flatMap(({ items }) => items),
    other.categories.flatMap(({ items }) => items),
  );
  const pairs: (readonly [readonly string[], readonly string[]])[] = [
    [[saffron.name], [other.name]],
    ...[
      [saffron.settings, other.settings] as const,
      [saffron.settings.contact, other.settings.contact] as const,
      [saffron.settings.legal, other.settings.legal] as const,
    ].map(([own, theirs]) => {
      const names = ['tagline', 'locality', 'addressLine', 'postalCode', 'email', 'companyName'];
      return [textsOf(own, names), textsOf(theirs, names)] as const;
    }),
    ...[...categories, ...dishes].map(([own, theirs]) => {
      const names = ['name', 'shortName', 'description'];
      return [textsOf(own, names), textsOf(theirs, names)] as const;
    }),
  ];
  return Object.fromEntries(
    pairs
      .flatMap(([own, theirs]) => own.map((text, index) => [text, theirs[index] ?? ''] as const))
      .filter(([text, replacement]) => text !== '' && replacement !== ''),
  );
}

/** The words of the other demo restaurants, from the files that the demo is made of. */
export function restaurantWords(): Readonly<Record<string, RestaurantWords>> {
  const saffron = read('saffron');
  return Object.fromEntries(
    ['forno', 'lantern'].map((key) => {
      const own = read(key);
      const dishes = own.categories.flatMap(({ items }) => items);
      const photos = dishes.flatMap(({ name, photoUrl }) =>
        photoUrl === undefined ? [] : [[name, photoUrl]],
      );
      return [
        key,
        { words: wordsOf(saffron, own), photos: Object.fromEntries(photos), hue: own.settings.brandHue },
      ];
    }),
  );
}
