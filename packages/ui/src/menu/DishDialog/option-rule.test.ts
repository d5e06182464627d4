import { expect, test } from 'vitest';
import { optionRule, optionRuleParts } from './option-rule.ts';

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

test.each([
  { limits: { minChoices: 1, maxChoices: 1 }, parts: ['Required!', 'Choose 1'] },
  { limits: { minChoices: 0, maxChoices: 3 }, parts: ['Optional', 'Up to 3'] },
  { limits: { minChoices: 0, maxChoices: 4, included: 2 }, parts: ['First 2 included!', 'Up to 4'] },
  {
    limits: { minChoices: 1, maxChoices: 4, included: 1 },
    parts: ['Required!', 'First one included!', 'Choose 1 to 4'],
  },
  {
    limits: { minChoices: 2, maxChoices: 2, pricing: 'dearest' as const },
    parts: ['Required!', 'Choose 2', 'The dearer half sets the price'],
  },
])('the rule of $limits reads $parts', ({ limits, parts }) => {
  const read = optionRuleParts({ ...limits }, 0).map(
    ({ words, isStrong }) => `${words}${isStrong ? '!' : ''}`,
  );
  expect(read).toEqual(parts);
});
