import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import {
  keyboardPart,
  pageParts,
  problemsOfPage,
  problemsOfProps,
  problemsOfStories,
} from '../scripts/documentation-problems.ts';
import { problemsOfExample } from '../scripts/example-problems.ts';
import { type ExportedComponent, exportedComponents } from '../scripts/read-components.ts';
import { allStories } from '../scripts/read-stories.ts';

const source = import.meta.dirname;
const stories = allStories(source);
// Mails are documented by the same rules, but for the keyboard: a mail program has its own.
const mails = allStories(join(source, '../../mail/src'));
const components = exportedComponents(join(source, '..'));

function problemsOf(component: ExportedComponent): readonly string[] {
  const { name, file } = component;
  const own = stories.filter((each) => each.components.includes(name));
  const isShown = own.some((each) => each.stories.length > 0);
  return [
    ...(isShown
      ? []
      : [`${relative(process.cwd(), file)}: no story shows ${name}. Write ${name}.stories.tsx beside it.`]),
    ...problemsOfPage(own, [...pageParts, keyboardPart]),
    ...problemsOfProps(component),
    ...problemsOfExample(name, own),
  ];
}

test('the library exports components, and they are found', () => {
  expect(components.length).toBeGreaterThan(60);
  expect(stories.length).toBeGreaterThan(60);
  expect(mails.length).toBeGreaterThanOrEqual(11);
});

test.each(components.map((component) => [component.name, component] as const))(
  '%s is documented',
  (_, component) => {
    // As one text, which a failure prints whole.
    expect(problemsOf(component).join('\n')).toBe('');
  },
);

test.each(mails.map((each) => [each.components.join(), each] as const))('%s is documented', (_, mail) => {
  expect(problemsOfPage([mail], pageParts).join('\n')).toBe('');
});

test.each([...stories, ...mails].map((each) => [relative(source, each.file), each] as const))(
  '%s says what each story shows, and expects something',
  (_, outline) => {
    expect(problemsOfStories(outline).join('\n')).toBe('');
    expect(outline.expectations).toBeGreaterThan(0);
  },
);

test('long play functions name their steps: step("What happens", ...)', () => {
  const long = [...stories, ...mails].flatMap(({ file, stories: all }) =>
    all
      .filter(({ statementsOutsideSteps }) => statementsOutsideSteps > 12)
      .map(
        ({ name, statementsOutsideSteps }) => `${relative(source, file)} ${name}: ${statementsOutsideSteps}`,
      ),
  );
  expect(long).toEqual([]);
});
