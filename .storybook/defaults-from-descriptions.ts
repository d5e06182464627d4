import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Moves `@default x` out of a prop's sentence into the table's default column, where docgen leaves it in place. */
export const defaultsFromDescriptions: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [, sentence, summary] = /^(.*?)\s*@default\s+(.*)$/s.exec(argType.description ?? '') ?? [];
      if (sentence === undefined || summary === undefined) return [name, argType];
      return [
        name,
        { ...argType, description: sentence, table: { ...argType.table, defaultValue: { summary } } },
      ];
    }),
  );
