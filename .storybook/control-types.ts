import { isValidElement } from 'react';
import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';
import { orderingModes } from '../packages/domain/src/ordering-mode/ordering-mode.ts';
import { counterIconNames } from '../packages/ui/src/counter/CounterIcon/counter-icons.ts';
import { iconNames } from '../packages/ui/src/primitives/Icon/icons.ts';

/** Types that stand for a list of words, which docgen cannot follow, by their names. */
const choices: Readonly<Record<string, readonly string[]>> = {
  IconName: iconNames,
  CounterIconName: counterIconNames,
  OrderingMode: orderingModes,
};

const isNothing = (type: SBType) =>
  type.name === 'other' && (type.value === 'undefined' || type.value === 'null');

/** A type without `undefined` and `null`: what is left when a prop is written `?: string | undefined`. */
function bareType(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const [only, ...others] = type.value.filter((member) => !isNothing(member));
  return only === undefined || others.length > 0 ? type : only;
}

/** The type that a control can set: what docgen says, else what the story's own value is. */
function controlType(type: SBType, written: string | undefined, value: unknown): SBType {
  const bare = bareType(type);
  if (bare.name !== 'other' && bare.name !== 'union') return bare;
  if (type.raw?.includes('=>')) return { name: 'function' };
  const words = choices[written ?? ''];
  if (words) return { name: 'enum', value: [...words] };
  if (typeof value === 'string') return { name: 'string' };
  if (typeof value === 'number') return { name: 'number' };
  return typeof value === 'boolean' ? { name: 'boolean' } : bare;
}

/** The rule that gives dates a calendar goes by the prop's name; a text with such a name stays a text. */
const controlOf = ({ name }: SBType) => (name === 'string' ? { control: { type: 'text' as const } } : {});

/**
 * A value that a control would show as compiled code or as React's own objects, and lose with the first edit: callbacks,
 * elements, sets and maps, alone or inside.
 */
const isOnlyForCode = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' &&
    value !== null &&
    (isValidElement(value) ||
      value instanceof Map ||
      value instanceof Set ||
      Object.values(value).some(isOnlyForCode)));

/** Props for code alone: React's `ref` and `key`, and what only an element, a component or a ref can be given to. */
const isReactsOwn = (name: string, { table }: StrictInputType) =>
  name === 'ref' ||
  name === 'key' ||
  /\b(Ref|RefObject|ComponentType|ReactElement|Elements|CSSProperties)\b/.test(table?.type?.summary ?? '');

function withControl(name: string, argType: StrictInputType, value: unknown): StrictInputType {
  if (isOnlyForCode(value) || isReactsOwn(name, argType)) return { ...argType, control: { disable: true } };
  if (typeof argType.type !== 'object') return argType;
  const type = controlType(argType.type, argType.table?.type?.summary, value);
  const { required } = argType.type;
  return {
    ...controlOf(type),
    ...argType,
    type: required === undefined ? type : { ...type, required },
  };
}

/** Gives props a control of their kind where docgen sees only a union, such as `string | undefined`. */
export const controlTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, withControl(name, argType, initialArgs[name])]),
  );
