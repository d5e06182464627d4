import type { Args, ArgTypesEnhancer, StrictArgTypes, StrictInputType } from 'storybook/internal/types';

/** Docgen puts the whole type beside its kind: `{ name: 'union', raw: 'string | null' }`. */
const rawOf = (type: unknown): string | undefined =>
  typeof type === 'object' && type !== null && 'raw' in type && typeof type.raw === 'string'
    ? type.raw
    : undefined;

/** A type as it was written, without what optional props share; what docgen cannot name is an address or a list. */
function typeSummary(name: string, { type, table }: StrictInputType): string | undefined {
  const kind = table?.type?.summary;
  if (kind === 'unknown') return /href$/i.test(name) ? 'PageHref' : 'list';
  const written = kind === 'union' || kind === 'enum' ? (rawOf(type) ?? table?.type?.detail) : undefined;
  return (written ?? kind)?.replace(/\s*\|\s*undefined$/, '');
}

/** The declarations of the types that a summary names, which the table shows at a click. */
function typeDetail(summary: string, declared: Readonly<Record<string, string>>): string | undefined {
  const names = new Set(summary.match(/\b[A-Z]\w+/g));
  const texts = [...names].flatMap((name) => declared[name] ?? []);
  return texts.length === 0 ? undefined : texts.join('\n\n');
}

const isCallback = (name: string) => /^on[A-Z]/.test(name);

/** Callbacks of the platform that a story gives, such as a button's `onClick`: docgen does not see them. */
const platformCallbacks = (args: Args, argTypes: StrictArgTypes): StrictArgTypes =>
  Object.fromEntries(
    Object.keys(args)
      .filter((name) => isCallback(name) && argTypes[name] === undefined)
      .map((name) => [name, { name, type: { name: 'function' }, table: { type: { summary: 'function' } } }]),
  );

/** Required props stand first and callbacks last, each in the order of the source. */
function placeOf([name, { type }]: readonly [string, StrictInputType]): number {
  if (isCallback(name)) return 2;
  return typeof type === 'object' && type.required ? 0 : 1;
}

/**
 * Makes the props table: types as they are written, with the declarations of those that `declared` has, and `@default x`
 * out of a prop's sentence in its own column.
 */
export const tableFromDocgen =
  (declared: Readonly<Record<string, string>>): ArgTypesEnhancer =>
  ({ argTypes, initialArgs }) =>
    Object.fromEntries(
      Object.entries({ ...argTypes, ...platformCallbacks(initialArgs, argTypes) })
        .sort((one, other) => placeOf(one) - placeOf(other))
        .map(([name, argType]) => [name, withTable(name, argType, declared)]),
    );

function withTable(
  name: string,
  argType: StrictInputType,
  declared: Readonly<Record<string, string>>,
): StrictInputType {
  const summary = typeSummary(name, argType);
  const detail = summary === undefined ? undefined : typeDetail(summary, declared);
  const type = summary === undefined ? undefined : { summary, ...(detail !== undefined && { detail }) };
  const [, sentence, promised] = /^(.*?)\s*@default\s+(.*)$/s.exec(argType.description ?? '') ?? [];
  const isSplit = sentence !== undefined && promised !== undefined;
  return {
    ...argType,
    ...(isSplit && { description: sentence }),
    table: {
      ...argType.table,
      ...(type && { type }),
      ...(isSplit && { defaultValue: { summary: promised } }),
    },
  };
}
