import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** Docgen puts the whole type beside its kind: `{ name: 'union', raw: 'string | null' }`. */
const rawOf = (type: unknown): string | undefined =>
  typeof type === 'object' && type !== null && 'raw' in type && typeof type.raw === 'string'
    ? type.raw
    : undefined;

/** A type as it was written, without what optional props share; readonly lists, which docgen cannot name, as lists. */
function typeSummary({ type, table }: StrictInputType): string | undefined {
  const kind = table?.type?.summary;
  if (kind === 'unknown') return 'list';
  const written = kind === 'union' || kind === 'enum' ? (rawOf(type) ?? table?.type?.detail) : undefined;
  return (written ?? kind)?.replace(/\s*\|\s*undefined$/, '');
}

/** Says types as they are written, and moves `@default x` out of a prop's sentence into its own column. */
export const tableFromDocgen: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = typeSummary(argType);
      const table = summary === undefined ? argType.table : { ...argType.table, type: { summary } };
      const [, sentence, promised] = /^(.*?)\s*@default\s+(.*)$/s.exec(argType.description ?? '') ?? [];
      if (sentence === undefined || promised === undefined)
        return [name, { ...argType, ...(table && { table }) }];
      return [
        name,
        { ...argType, description: sentence, table: { ...table, defaultValue: { summary: promised } } },
      ];
    }),
  );
