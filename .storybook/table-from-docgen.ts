import type { Args, ArgTypesEnhancer, StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import type { WrittenProps } from './written-types.ts';

/** Docgen puts the whole type beside its kind: `{ name: 'union', raw: 'string | null' }`. */
const rawOf = (type: unknown): string | undefined =>
  typeof type === 'object' && type !== null && 'raw' in type && typeof type.raw === 'string'
    ? type.raw
    : undefined;

/** A type as it was written, without what optional props share. */
function typeSummary({ type, table }: StrictInputType, written: string | undefined): string | undefined {
  const kind = table?.type?.summary;
  const read = kind === 'union' || kind === 'enum' ? (rawOf(type) ?? table?.type?.detail) : undefined;
  return (written ?? read ?? kind)?.replace(/\s*\|\s*undefined$/, '').replace(/^\(([^()]*\(.*)\)$/, '$1');
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

/** A component by the name that its file gives it. */
const nameOf = (component: unknown): string => {
  const { displayName, __docgenInfo: info } = Object(component) as Named;
  return info?.displayName ?? displayName ?? '';
};

interface Named {
  readonly displayName?: string;
  readonly __docgenInfo?: { readonly displayName?: string };
}

/**
 * Makes the props table: types as they are `written`, with the declarations of those that `declared` has, and `@default x`
 * out of a prop's sentence in its own column.
 */
export const tableFromDocgen =
  (
    declared: Readonly<Record<string, string>>,
    written: Readonly<Record<string, WrittenProps>>,
  ): ArgTypesEnhancer =>
  ({ argTypes, initialArgs, component }) =>
    Object.fromEntries(
      Object.entries({ ...argTypes, ...platformCallbacks(initialArgs, argTypes) })
        .sort((one, other) => placeOf(one) - placeOf(other))
        .map(([name, argType]) => [name, withTable(argType, written[nameOf(component)]?.[name], declared)]),
    );

function withTable(
  argType: StrictInputType,
  written: string | undefined,
  declared: Readonly<Record<string, string>>,
): StrictInputType {
  const summary = typeSummary(argType, written);
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
