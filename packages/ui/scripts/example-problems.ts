import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { StoriesOutline } from './read-stories.ts';

/** What an app that uses the library has: everything else, such as fixtures and spies, cannot be pasted. */
const importable = ['@tiffin/ui', '@tiffin/domain', 'react'];

const isImportable = (from: string) =>
  importable.some((each) => from === each || from.startsWith(`${each}/`));

/** Every import of a text: the names between its braces, and where they come from. */
const importsOf = (text: string) =>
  [...text.matchAll(/^import (?:[^'{]*(?:\{([^}]*)\})?[^'{]*from )?'([^']+)';$/gm)].map(
    ([, names = '', from = '']) => ({ names: names.split(',').map((name) => name.trim()), from }),
  );

/** Where the docs page of a file of stories takes its code from. */
export const exampleBeside = (storiesFile: string): string =>
  storiesFile.replace(/\.stories\.tsx$/, '.example.tsx');

/** What is wrong with the example of a component, which its docs page shows as "Code". */
export function problemsOfExample(name: string, stories: readonly StoriesOutline[]): string[] {
  const places = stories.map(({ file }) => exampleBeside(file));
  const [expected] = places;
  if (expected === undefined) return [];
  const example = places.find(existsSync);
  if (example === undefined)
    return [
      `${relative(process.cwd(), expected)} is missing: a short real use of ${name}, to copy from its docs page. ` +
        `Write it, beginning with "import { ${name} } from '@tiffin/ui';".`,
    ];
  const text = readFileSync(example, 'utf8');
  const imports = importsOf(text);
  const lines = text.trimEnd().split('\n').length;
  const isImported = imports.some(({ names, from }) => from.startsWith('@tiffin/ui') && names.includes(name));
  return [
    ...(isImported && new RegExp(`<${name}\\b`).test(text)
      ? []
      : [`it does not use ${name}. Write "import { ${name} } from '@tiffin/ui';" and <${name} … />.`]),
    ...imports
      .filter(({ from }) => !isImportable(from))
      .map(({ from }) => `it imports '${from}', which an app does not have. Take it by props.`),
    ...(lines >= 5 && lines <= 25 ? [] : [`it has ${lines} lines. Write 5 to 25.`]),
  ].map((problem) => `${relative(process.cwd(), example)}: ${problem}`);
}
