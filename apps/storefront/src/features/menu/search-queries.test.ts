import { expect, test } from 'vitest';
import { searches } from './testing/menus-to-search.ts';
import { wantedAnswers } from './testing/wanted-answers.ts';

const menus = ['saffron', 'forno', 'takeaway'] as const;

/** The answer to a search in one line. */
function answerTo(menu: (typeof menus)[number], query: string): string {
  const { dishes, isExact, didYouMean, diets, allergens } = searches[menu](query);
  const facts = [
    `${dishes.length}`,
    !isExact && dishes.length > 0 && 'near',
    didYouMean !== null && `did you mean ${didYouMean}`,
    ...diets,
    allergens === 'question' && 'ring us',
    allergens === 'mention' && 'no guarantee',
  ];
  const names = dishes.slice(0, 2).map(({ item, choice, missing }) => {
    const by = choice === null ? '' : ` (${choice})`;
    return `${item.name}${by}${missing.map((word) => ` -${word}`).join('')}`;
  });
  return `${facts.filter(Boolean).join(', ')}: ${names.join('; ')}`.trim();
}

const rows = menus.flatMap((menu) =>
  wantedAnswers[menu]
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', answer = ''] = line.trim().split(' => ');
      return { menu, query, answer };
    }),
);

test('the table holds 120 searches or more', () => {
  expect(rows.length).toBeGreaterThanOrEqual(120);
});

test.each(rows)('$menu: $query', ({ menu, query, answer }) => {
  expect(answerTo(menu, query)).toBe(answer);
});
