import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import {
  type DocumentedProp,
  type ExportedComponent,
  exportedComponents,
  readComponent,
} from '../scripts/read-components.ts';
import { allStories } from '../scripts/read-stories.ts';

const source = import.meta.dirname;
const stories = allStories(source);
// Mails are documented by the same rules, but for the keyboard: a mail program has its own.
const mails = allStories(join(source, '../../mail/src'));
const components = exportedComponents(join(source, '..'));

/** The parts of a docs page, and how each begins. */
const parts = {
  'when to use it': /\*\*Use it\*\*/,
  'when not to': /\*\*Not for\*\*/,
  'what to do': /\*\*Do\*\*/,
  'what not to do': /\*\*Do\s+not\*\*/i,
  'what the keyboard does': /^\| Key \| What it does \|$|\*\*Keyboard\*\*/m,
};

/** Attributes of the platform, which no table repeats. */
const platformTypes = ['NativeProps'];

const isSentence = (text: string) => /^\S.*[.:)]"?$/s.test(text.trim());

/** A computed default is described in words. */
const isLiteral = (code: string) => /^(['"`[{\d-]|true$|false$|null$)/.test(code);

const keepsItsPromise = ({ promisedDefault, actualDefault }: DocumentedProp) =>
  actualDefault === undefined ||
  actualDefault === promisedDefault ||
  (promisedDefault !== undefined && !isLiteral(actualDefault));

function problemsOfPage({ name }: ExportedComponent): readonly string[] {
  const own = stories.filter((each) => each.components.includes(name));
  if (own.flatMap((each) => each.stories).length === 0) return ['no story shows it'];
  const docs = own.map((each) => each.docs).join('\n');
  return Object.entries(parts)
    .filter(([, beginning]) => !beginning.test(docs))
    .map(([part]) => `its page does not say ${part}`);
}

function problemsOfProps(component: ExportedComponent): readonly string[] {
  const { description, props, composes } = readComponent(component);
  return [
    ...(isSentence(description) ? [] : ['no sentence above it says what it is']),
    ...composes
      .filter((type) => !platformTypes.includes(type))
      .map((type) => `its props table leaves out what comes from ${type}`),
    ...props.flatMap((prop) => [
      ...(isSentence(prop.description) ? [] : [`no sentence describes ${prop.name}`]),
      ...(keepsItsPromise(prop)
        ? []
        : [`${prop.name} is ${prop.actualDefault}, its description says ${prop.promisedDefault}`]),
    ]),
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
    expect([...problemsOfPage(component), ...problemsOfProps(component)].join('\n')).toBe('');
  },
);

test.each(mails.map((each) => [each.components.join(), each] as const))('%s is documented', (_, { docs }) => {
  const { 'what the keyboard does': _keyboard, ...wanted } = parts;
  const missing = Object.entries(wanted).filter(([, beginning]) => !beginning.test(docs));
  expect(missing.map(([part]) => `its page does not say ${part}`)).toEqual([]);
});

test.each([...stories, ...mails].map((each) => [relative(source, each.file), each] as const))(
  '%s says what each story shows, and expects something',
  (_, { stories: described, expectations }) => {
    expect(described.filter(({ sentence }) => !isSentence(sentence)).map(({ name }) => name)).toEqual([]);
    expect(expectations).toBeGreaterThan(0);
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
