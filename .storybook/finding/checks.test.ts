import { expect, test } from 'vitest';
import { checksOf, runsInWords } from './checks.ts';

const story = (source: string, ...tags: string[]) => ({ source, tags: ['dev', 'test', ...tags] });

test('what runs each time and what only in the soak are kept apart', () => {
  const stories = [
    story('{ args: {} }'),
    story('userEvent.keyboard("x"); getByRole("button")', 'soak'),
    story('getByRole("button")'),
    story('{ args: {} }', 'any-scheme'),
    { source: 'userEvent.tab()', tags: ['dev'] },
  ];
  expect(checksOf(stories)).toEqual({
    axe: { always: 3, soak: 1 },
    dark: { always: 1, soak: 2 },
    keyboard: { always: 0, soak: 1 },
    roles: { always: 1, soak: 1 },
  });
});

test('a component whose stories are only for the soak is not looked at in dark each time', () => {
  expect(checksOf([story('', 'soak')]).dark).toEqual({ always: 0, soak: 1 });
  expect(checksOf([story('', 'any-scheme')]).dark).toEqual({ always: 0, soak: 0 });
});

test('runs are said in words', () => {
  expect([
    runsInWords({ always: 0, soak: 0 }, 'not played'),
    runsInWords({ always: 1, soak: 0 }, 'not played'),
    runsInWords({ always: 3, soak: 2 }, 'not played'),
    runsInWords({ always: 0, soak: 1 }, 'not played'),
  ]).toEqual([
    'not played',
    '1 story in every npm test',
    '3 stories in every npm test, 2 more in the soak',
    '1 story, only in the soak',
  ]);
});
