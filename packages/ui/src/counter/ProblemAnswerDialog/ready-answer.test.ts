import { expect, test } from 'vitest';
import { orderProblemStrings } from '../order-problem.strings.ts';
import { withReadyAnswer } from './ready-answer.ts';

const [money, kitchen] = orderProblemStrings.dialog.readyAnswers;

test.each([
  ['an empty text', '', money],
  ['white space', ' \n', money],
  ['another ready answer', ` ${kitchen}`, money],
  ['itself', money, money],
  ['words of one’s own', 'Sorry, Amara.  ', `Sorry, Amara.\n${money}`],
  [
    'words with as much room as it needs',
    'x'.repeat(999 - money.length),
    `${'x'.repeat(999 - money.length)}\n${money}`,
  ],
  ['words with one character less', 'x'.repeat(1000 - money.length), 'x'.repeat(1000 - money.length)],
])('a ready answer over %s', (_, text, expected) => {
  expect(withReadyAnswer(text, money)).toBe(expected);
});

test('each ready answer may be sent', () => {
  for (const ready of orderProblemStrings.dialog.readyAnswers) {
    expect(withReadyAnswer('', ready)).toBe(ready);
    expect(ready.length).toBeLessThanOrEqual(1000);
  }
});
