// A page's data travels as JSON inside one string: the server makes the text once per answer of the backend instead of
// describing each dish again for each page, and browsers read JSON faster than a program that builds it.

const texts = new WeakMap<object, string>();

/** A query's data as it stands in the page; the text of the same object is made once. */
export function serialize(data: object): string {
  const known = texts.get(data);
  if (known !== undefined) return known;
  const text = JSON.stringify(data);
  texts.set(data, text);
  return text;
}

/** The data again, in the browser. */
export const deserialize = (text: string): unknown => JSON.parse(text);
