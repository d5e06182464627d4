import { cloneElement, isValidElement } from 'react';
import type { RestaurantWords } from './restaurant-words.ts';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** Gives what a story is made of the words, hue and pictures of another restaurant; what is not data stays as it is. */
export function inWordsOf({ words, photos, hue }: RestaurantWords): <Value>(value: Value) => Value {
  // The longest first: "Saffron & Smoke Kitchens Ltd" before "Saffron & Smoke".
  const longestFirst = Object.keys(words).sort((one, other) => other.length - one.length);
  const known = new RegExp(
    longestFirst.map((text) => String.raw`(?<!\w)${escaped(text)}(?!\w)`).join('|'),
    'g',
  );
  const textIn = (text: string) => text.replaceAll(known, (found) => words[found] ?? found);

  function objectIn(value: object): object {
    const own = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, anyIn(part)]));
    const name: unknown = Reflect.get(own, 'name');
    const isRenamed = name !== Reflect.get(value, 'name');
    return {
      ...own,
      // Only what a renamed thing had before: a dish's picture, and the hue of a mail's restaurant.
      ...(isRenamed && 'photoUrl' in own && own.photoUrl !== null && { photoUrl: photos[`${name}`] ?? null }),
      ...(isRenamed && 'hue' in own && { hue }),
    };
  }

  function anyIn(value: unknown): unknown {
    if (typeof value === 'string') return textIn(value);
    if (Array.isArray(value)) return value.map(anyIn);
    // A page that a frame shows is an element with data of its own.
    if (isValidElement<object>(value)) return cloneElement(value, objectIn(value.props));
    if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
    return objectIn(value);
  }

  return <Value>(value: Value) => anyIn(value) as Value;
}
