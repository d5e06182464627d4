import { isValidElement } from 'react';
import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';
import { orderingModes } from '../packages/domain/src/ordering-mode/ordering-mode.ts';
import { iconNames } from '../packages/ui/src/primitives/Icon/icons.ts';

/** Types that stand for a list of words, which docgen cannot follow, by what it makes of them. */
const choices: Readonly<Record<string, readonly string[]>> = {
  'unknown[number]': iconNames,
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
function controlType(type: SBType, value: unknown): SBType {
  const bare = bareType(type);
  if (bare.name !== 'other' && bare.name !== 'union') return bare;
  if (type.raw?.includes('=>')) return { name: 'function' };
  const words = bare.name === 'other' ? choices[bare.value] : undefined;
  if (words) return { name: 'enum', value: [...words] };
  if (typeof value === 'string') return { name: 'string' };
  if (typeof value === 'number') return { name: 'number' };
  return typeof value === 'boolean' ? { name: 'boolean' } : bare;
}

/** The rule that gives dates a calendar goes by the prop's name; a text with such a name stays a text. */
const controlOf = ({ name }: SBType) => (name === 'string' ? { control: { type: 'text' as const } } : {});

/** A value with callbacks inside, whose control would show their compiled code and lose them with the first edit. */
const hasCallbacks = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !isValidElement(value) &&
  Object.values(value).some((inner) => typeof inner === 'function' || hasCallbacks(inner));

function withControl(argType: StrictInputType, value: unknown): StrictInputType {
  if (hasCallbacks(value)) return { ...argType, control: { disable: true } };
  if (typeof argType.type !== 'object') return argType;
  const type = controlType(argType.type, value);
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
    Object.entries(argTypes).map(([name, argType]) => [name, withControl(argType, initialArgs[name])]),
  );
