/** Reads one search parameter as the router has parsed it; undefined for what it cannot mean. */
export type ParamReader<Value> = (value: unknown) => Value | undefined;

/** What a table of readers makes of the search parameters. */
type Params<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined };

/**
 * The `validateSearch` of a route from one reader for each of its parameters; a constant beside the route, because the
 * compiler infers nothing from a generic call inside of its options. Every parameter is named, also when it is undefined:
 * the router keeps the raw value of one that is left out.
 */
export function searchParams<Values>(
  readers: { readonly [Name in keyof Values]: ParamReader<Values[Name]> },
) {
  return (search: Record<string, unknown>): Params<Values> =>
    Object.fromEntries(
      Object.entries<ParamReader<unknown>>(readers).map(([name, read]) => [name, read(search[name])]),
    ) as Params<Values>;
}

/** What a guard lets through, as `isId` does. */
export const thatIs =
  <Value>(isValue: (value: unknown) => value is Value) =>
  (value: unknown): Value | undefined =>
    isValue(value) ? value : undefined;

/** Nothing but `true`, which stands for itself in an address. */
export const aFlag = (value: unknown) => (value === true ? value : undefined);

/** Text that is not empty, cut after `length` characters; the router parses "007" as a number. */
export const aText =
  (length: number) =>
  (value: unknown): string | undefined => {
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && text !== '' ? text.slice(0, length) : undefined;
  };

/** One of these words. */
export const oneOf =
  <const Word extends string>(...words: readonly Word[]) =>
  (value: unknown): Word | undefined =>
    words.find((word) => word === value);
