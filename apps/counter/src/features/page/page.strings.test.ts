import { expect, test } from 'vitest';
import { teamPageStrings } from '../team/team.strings.ts';
import { pageStrings } from './page.strings.ts';

test('a page that got no answer does not say what became of the change: nobody knows it', () => {
  const sentences = Object.values({ ...pageStrings, ...teamPageStrings });
  expect(sentences.filter((sentence) => /nothing (was|has) (been )?changed/i.test(sentence))).toEqual([]);
});
