import { expect, test } from 'vitest';
import { toggleChoice } from './selection.ts';

const single = { id: 'side', name: 'Side', minChoices: 1, maxChoices: 1, choices: [] };
const several = { id: 'extras', name: 'Extras', minChoices: 0, maxChoices: 3, choices: [] };

test('a single choice replaces the one before', () => {
  const first = toggleChoice([], single, 'rice');
  expect(first).toEqual([{ optionId: 'side', choiceIds: ['rice'] }]);
  expect(toggleChoice(first, single, 'fries')).toEqual([{ optionId: 'side', choiceIds: ['fries'] }]);
});

test('choices of a group add up and can be taken away', () => {
  const one = toggleChoice([], several, 'raita');
  const two = toggleChoice(one, several, 'chutney');
  expect(two).toEqual([{ optionId: 'extras', choiceIds: ['raita', 'chutney'] }]);
  expect(toggleChoice(two, several, 'raita')).toEqual([{ optionId: 'extras', choiceIds: ['chutney'] }]);
});

test('a group left empty is not sent', () => {
  expect(toggleChoice(toggleChoice([], several, 'raita'), several, 'raita')).toEqual([]);
});
