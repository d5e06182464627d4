import { expect, test } from 'vitest';
import { vars } from './contract.css.ts';
import { counterScale } from './counter-scale.ts';
import { counterTokens } from './counter-tokens.ts';
import { designTokens, leftOut, type TokenGroup } from './design-tokens.ts';

const tokens = designTokens(73, 'light');

/** The paths of everything with a value: "space.4". */
const leaves = (group: object, isLeaf: (value: object) => boolean, path = ''): readonly string[] =>
  Object.entries(group).flatMap(([name, value]) => {
    if (name.startsWith('$')) return [];
    const inside = path === '' ? name : `${path}.${name}`;
    return typeof value !== 'object' || value === null || isLeaf(value)
      ? [inside]
      : leaves(value, isLeaf, inside);
  });

test('every path of the theme contract is a token, or is left out by name', () => {
  const contract = leaves(vars, () => false);
  const own = leaves(tokens, (value) => '$value' in value).filter(
    (path) => !path.startsWith('textOnPhones.'),
  );
  expect([...own, ...Object.keys(leftOut)].sort()).toEqual([...contract].sort());
});

/** What a value of each type looks like in the format. */
const shapes: Readonly<Record<string, unknown>> = {
  dimension: { value: expect.any(Number), unit: expect.stringMatching(/^(px|rem)$/) },
  duration: { value: expect.any(Number), unit: 'ms' },
  number: expect.any(Number),
  fontWeight: expect.any(Number),
};

test('every colour and every step of the counter is a token', () => {
  const counter = counterTokens('dark');
  const own = leaves(counter, (value) => '$value' in value);
  const colours = ['new', 'newDeep', 'onNew', 'late', 'onLate', 'lateSoft'].map((name) => `color.${name}`);
  expect([...own].sort()).toEqual([...colours, ...leaves(counterScale, () => false)].sort());
  // The red of an order that is late: oklch(0.55 0.2 27).
  expect(counter).toHaveProperty('color.late.$value.hex', '#cc2827');
});

const groups = [...Object.entries(tokens), ...Object.entries(counterTokens('light'))];

test.each(groups)('%s: each token has a type and a value of that type', (_, group) => {
  const { $type: shared, ...named } = group as TokenGroup;
  for (const [name, token] of Object.entries(named)) {
    if (name === '$description') continue;
    const { $type = shared, $value } = token as TokenGroup;
    expect($type, name).toBeTypeOf('string');
    const shape = shapes[String($type)];
    if (shape !== undefined) expect($value, name).toEqual(shape);
    expect(JSON.stringify($value), name).not.toMatch(/null|var\(/);
  }
});

test('colours, shadows and curves have the values that the style sheet has', () => {
  const dark = designTokens(140, 'dark');
  expect(tokens).toHaveProperty('color.accent.$value', {
    colorSpace: 'srgb',
    components: [1, 0.6784, 0.1373],
    alpha: 1,
    hex: '#ffad23',
  });
  expect(tokens).toHaveProperty('color.scrim.$value.alpha', 0.55);
  expect(tokens).toHaveProperty('shadow.raised.$value[0].color.components', [0.3, 0.03, 73]);
  expect(dark).toHaveProperty('shadow.raised.$value[0].color.components', [0, 0, 0]);
  expect(tokens).toHaveProperty('motion.easeOut.$value', [0.2, 0.8, 0.2, 1]);
  expect(tokens).toHaveProperty('tracking.code.$value', 0.04);
  expect(tokens).toHaveProperty('font.serif.$value', ['Fraunces Variable', 'Georgia', 'serif']);
});
