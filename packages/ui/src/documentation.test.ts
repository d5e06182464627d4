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

/** Those that an app uses most often: what goes wrong with them goes wrong everywhere. */
const mostUsed = [
  ...['Icon', 'VisuallyHidden', 'Button', 'Link', 'ButtonLink', 'Banner', 'Skeleton', 'Price', 'Spinner'],
  ...['IconButton', 'DishGrid', 'Modal', 'PriceBreakdownList', 'FieldSet', 'EmptyState'],
];

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

test.each(mostUsed)('the docs page of %s shows one good and one bad use', (name) => {
  const own = stories.filter(({ components: [first] }) => first === name).flatMap((each) => each.stories);
  const tagged = (tag: string) => own.filter(({ tags }) => tags.includes(tag)).length;
  expect(
    { do: tagged('do'), 'do-not': tagged('do-not') },
    `Tag one story of ${name} with 'do' and one with 'do-not', each also with '!dev', '!test' and '!autodocs'`,
  ).toEqual({ do: 1, 'do-not': 1 });
});

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
