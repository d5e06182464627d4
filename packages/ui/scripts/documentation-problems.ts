import { relative } from 'node:path';
import { type DocumentedProp, type ExportedComponent, readComponent } from './read-components.ts';
import type { StoriesOutline } from './read-stories.ts';

/** A part of a docs page: what it says, and the marker that begins it. */
interface PagePart {
  readonly says: string;
  readonly marker: string;
  readonly beginning: RegExp;
}

/** The parts of every docs page. */
export const pageParts: readonly PagePart[] = [
  { says: 'when to use it', marker: '**Use it**', beginning: /\*\*Use it\*\*/ },
  { says: 'when not to', marker: '**Not for**', beginning: /\*\*Not for\*\*/ },
  { says: 'what to do', marker: '**Do**', beginning: /\*\*Do\*\*/ },
  { says: 'what not to do', marker: '**Do not**', beginning: /\*\*Do\s+not\*\*/i },
];

/** What the keyboard does: a mail program has its own, so that mails leave it out. */
export const keyboardPart: PagePart = {
  says: 'what the keyboard does',
  marker: '| Key | What it does |',
  beginning: /^\| Key \| What it does \|$|\*\*Keyboard\*\*/m,
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

const fileOf = (file: string) => relative(process.cwd(), file);

/** What a docs page leaves out: each problem names the file and the marker to write there. */
export function problemsOfPage(stories: readonly StoriesOutline[], parts: readonly PagePart[]): string[] {
  const [first] = stories;
  if (first === undefined) return [];
  const docs = stories.map((each) => each.docs).join('\n');
  return parts
    .filter(({ beginning }) => !beginning.test(docs))
    .map(
      ({ says, marker }) =>
        `${fileOf(first.file)}: parameters.docs.description.component does not say ${says}. Write "${marker} …" there.`,
    );
}

/** Stories without a sentence. */
export const problemsOfStories = ({ file, stories }: StoriesOutline): string[] =>
  stories
    .filter(({ sentence }) => !isSentence(sentence))
    .map(({ name }) => `${fileOf(file)}: story ${name} has no sentence. Write "/** … */" above it.`);

/** What a component and its props leave out. */
export function problemsOfProps(component: ExportedComponent): string[] {
  const { description, props, composes } = readComponent(component);
  const file = fileOf(component.file);
  return [
    ...(isSentence(description)
      ? []
      : [`${file}: no sentence says what ${component.name} is. Write "/** … */" above it.`]),
    ...composes
      .filter((type) => !platformTypes.includes(type))
      .map((type) => `${file}: the props table leaves out what comes from ${type}.`),
    ...props.flatMap((prop) => [
      ...(isSentence(prop.description)
        ? []
        : [`${file}: no sentence describes ${prop.name}. Write "/** … */" above it.`]),
      ...(keepsItsPromise(prop)
        ? []
        : [
            `${file}: ${prop.name} is ${prop.actualDefault}, its description says ${prop.promisedDefault}. ` +
              `Write "@default ${prop.actualDefault}" there.`,
          ]),
    ]),
  ];
}
