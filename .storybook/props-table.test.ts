import { join } from 'node:path';
import { createElement } from 'react';
import { extractComponentProps } from 'storybook/internal/docs-tools';
import type {
  Renderer,
  StoryContextForEnhancers,
  StrictArgTypes,
  StrictInputType,
} from 'storybook/internal/types';
import { inferControls } from 'storybook/preview-api';
import { expect, test } from 'vitest';
import { docgenOf, exportedComponents } from '../packages/ui/scripts/read-components.ts';
import { controlTypes } from './control-types.ts';
import { declaredTypes } from './declared-types.ts';
import { tableFromDocgen } from './table-from-docgen.ts';
import { writtenTypes } from './written-types.ts';

const components = exportedComponents(join(import.meta.dirname, '../packages/ui'));
const makeTable = tableFromDocgen(declaredTypes(), writtenTypes());

/** What the enhancers get of a story. */
const contextOf = (argTypes: StrictArgTypes, displayName = 'Any'): StoryContextForEnhancers<Renderer> => ({
  component: { displayName },
  componentId: 'any',
  title: 'Any',
  kind: 'Any',
  id: 'any--story',
  name: 'Story',
  story: 'Story',
  tags: [],
  parameters: { __isArgsStory: true, controls: { matchers: { date: /At$|^now$/ } } },
  initialArgs: {},
  argTypes,
});

/** The props of every component as Storybook reads them, with our table and controls. */
const tables = components.map((component) => {
  const props = extractComponentProps({ __docgenInfo: docgenOf(component) }, 'props');
  const read: StrictArgTypes = Object.fromEntries(
    props.map(({ propDef: { name, description, required, sbType, type } }) => [
      name,
      { name, description: description ?? '', type: { ...sbType, required }, table: { type: type ?? {} } },
    ]),
  );
  const enhanced = [makeTable, controlTypes].reduce(
    (argTypes, enhance) => enhance(contextOf(argTypes, component.name)),
    read,
  );
  return { name: component.name, props: Object.entries(inferControls(contextOf(enhanced))) };
});

const everyProp = tables.flatMap(({ name: component, props }) =>
  props.map(([name, argType]) => ({ name: `${component}.${name}`, argType })),
);

const controlOf = ({ control }: StrictInputType) =>
  typeof control === 'object' && 'type' in control ? control.type : control;

test.each([
  ['string', 'text'],
  ['boolean', 'boolean'],
  ['number', 'number'],
])('every %s prop has a %s control, however it is written', (kind, control) => {
  const isOfKind = new RegExp(String.raw`^${kind}( \| null)?$`);
  const own = everyProp.filter(({ argType }) => isOfKind.test(argType.table?.type?.summary ?? ''));
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter(({ argType }) => controlOf(argType) !== control).map(({ name }) => name)).toEqual([]);
});

test('a choice of words has a control with them, a callback has none', () => {
  const choices = everyProp.filter(({ argType }) =>
    /^'[\w-]+'( \| '|$)/.test(argType.table?.type?.summary ?? ''),
  );
  expect(choices.length).toBeGreaterThan(20);
  expect(choices.filter(({ argType }) => !argType.options).map(({ name }) => name)).toEqual([]);
  const callbacks = everyProp.filter(({ name }) => /\.on[A-Z]/.test(name));
  expect(callbacks.length).toBeGreaterThan(50);
  expect(callbacks.filter(({ argType }) => argType.control).map(({ name }) => name)).toEqual([]);
});

test('every type has the name or the form that its source gives it', () => {
  const nameless =
    /\bunknown\b|^(list|any|union|intersection|enum|signature|Array|Pick|Omit|Partial|Readonly|Record|Ref|RefObject|ComponentType)$/;
  const summaries = everyProp.map(({ name, argType }) => [name, argType.table?.type?.summary ?? 'none']);
  expect(summaries.length).toBeGreaterThan(900);
  expect(summaries.filter(([, summary = '']) => nameless.test(summary) || summary === 'none')).toEqual([]);
  expect(Object.fromEntries(summaries)).toMatchObject({
    'Button.icon': 'IconName',
    'CounterIcon.name': 'CounterIconName',
    'Icon.name': 'IconName',
    'OrderBoard.orders': 'readonly CounterOrder[]',
    'ErrorSummary.errors': 'readonly { fieldId: string; message: string }[]',
    'CartPanel.onClose': '() => void',
  });
});

test('what only code can give has no control', () => {
  const own = everyProp.filter(({ name, argType }) =>
    /\.(ref|key)$|\b(Ref|RefObject|ReactElement)\b/.test(`${name} ${argType.table?.type?.summary}`),
  );
  expect(own.length).toBeGreaterThan(10);
  // A control that is switched off says so; Storybook gives a callback none by itself.
  const isOff = ({ control }: StrictInputType) =>
    control === undefined || (typeof control === 'object' && 'disable' in control && control.disable);
  expect(own.filter(({ argType }) => !isOff(argType)).map(({ name }) => name)).toEqual([]);
});

test('tables show required props first and callbacks last', () => {
  const places = tables.map(({ name, props }) => ({
    name,
    own: props.map(([prop, { type }]) => {
      if (/^on[A-Z]/.test(prop)) return 3;
      return typeof type === 'object' && type.required ? 1 : 2;
    }),
  }));
  expect(places).toEqual(places.map(({ name, own }) => ({ name, own: own.toSorted() })));
});

test('a callback of the platform that a story gives stands last too', () => {
  const context = contextOf({ isWide: { name: 'isWide', type: { name: 'boolean' } } });
  const table = makeTable({ ...context, initialArgs: { onClick: () => {} } });
  expect(Object.keys(table)).toEqual(['isWide', 'onClick']);
});

/** Types of the language, the platform and React, which their own documentation explains. */
const known =
  /^(Date|Pick|Omit|Partial|Exclude|Readonly(Map|Set)?|Record|Promise|React\w*|Ref\w*|ComponentType|HTML\w+|Value|Key\w*)$/;

test('every other type that a table names is shown with its declaration', () => {
  const unexplained = everyProp.flatMap(({ name, argType }) => {
    const { summary = '', detail = '' } = argType.table?.type ?? {};
    const types = summary.replaceAll(/'[^']*'/g, '').match(/\b[A-Z]\w+/g) ?? [];
    return types
      .filter((type) => !known.test(type) && !new RegExp(String.raw`(interface|type) ${type}\b`).test(detail))
      .map((type) => `${name}: ${type}`);
  });
  expect(unexplained).toEqual([]);
});

test('a value with callbacks or elements inside has no control, which would show their innards', () => {
  const promo = { name: 'promo', type: { name: 'other', value: 'PromoCodeFieldProps' } } as const;
  const controlOf = (value: object) =>
    controlTypes({ ...contextOf({ promo }), initialArgs: { promo: value } }).promo?.control;
  expect(controlOf({ form: { onApply: () => undefined } })).toEqual({ disable: true });
  expect(controlOf(createElement('b'))).toEqual({ disable: true });
  expect(controlOf([createElement('b')])).toEqual({ disable: true });
  expect(controlOf(new Map([['a', 1]]))).toEqual({ disable: true });
  expect(controlOf({ form: { code: 'WELCOME' } })).toBeUndefined();
});
