import { expect, test } from 'vitest';
import { optionRule } from './option-rule.ts';

const option = (minChoices: number, maxChoices: number) => ({
  id: '5f0c0ffee0ddba1100000101',
  name: 'Extras',
  minChoices,
  maxChoices,
  choices: [],
});

test.each([
  { min: 1, max: 1, chosen: 0, rule: 'Choose 1' },
  { min: 1, max: 1, chosen: 1, rule: 'Choose 1' },
  { min: 2, max: 2, chosen: 2, rule: 'Choose 2' },
  { min: 0, max: 3, chosen: 0, rule: 'Up to 3' },
  { min: 0, max: 3, chosen: 3, rule: '3 of 3 chosen' },
  { min: 1, max: 3, chosen: 2, rule: 'Choose 1 to 3' },
  { min: 1, max: 3, chosen: 3, rule: '3 of 3 chosen' },
])('$min to $max with $chosen chosen reads "$rule"', ({ min, max, chosen, rule }) => {
  expect(optionRule(option(min, max), chosen)).toBe(rule);
});
