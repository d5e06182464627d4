import { join, relative } from 'node:path';
import { createVirtualFileSystem } from 'typescript/unstable/fs';
import { expect, test } from 'vitest';
import { textFaults } from './standing-text.ts';

const root = join(import.meta.dirname, '..');
const folders = ['packages/ui', 'packages/web', 'apps/storefront', 'apps/counter'];

/** Here the router's own elements stand beside its scripts, never a text. */
const exceptions = ['apps/storefront/src/shell/Document.tsx', 'apps/counter/src/shell/Document.tsx'];

const isShownToPeople = (file: string) =>
  !/\.(stories|example)\.tsx$|\/(fixtures|story-fixtures)\//.test(file) &&
  !exceptions.includes(relative(root, file));

test('each text is the one child of its element, as one string (decision record 72)', () => {
  const configFiles = folders.map((folder) => join(root, folder, 'tsconfig.json'));
  const faults = textFaults(configFiles, isShownToPeople).map(
    ({ file, line, code, advice }) => `${relative(root, file)}:${line}: ${code}\n    ${advice}.`,
  );
  expect(faults.join('\n')).toBe('');
});

/** Each breaks the rule with what is named. */
const broken: Readonly<Record<string, readonly [body: string, ...found: string[]]>> = {
  'a text beside what comes and goes': ['<p>{count > 1 && <b>new</b>}{words}</p>', '{words}'],
  'a text beside what stays': ['<p>Hello <b>there</b></p>', 'Hello'],
  'two texts that React keeps apart': ['<p>{count} dishes</p>', '{count}', 'dishes'],
  'a text in a fragment': ['<Fragment>{words}</Fragment>', '{words}'],
  'a row of texts': ['<p>{lines.map((line) => line)}</p>', '{lines.map((line) => line)}'],
  'what may be a text': ['<p><b>new</b>{slot}</p>', '{slot}'],
  'a text behind a generic key': [
    "(<Key extends string>(texts: Record<Key, string>, key: Key) => <p><b>new</b>{texts[key]}</p>)({ words }, 'words')",
    '{texts[key]}',
  ],
  'a component that returns a text': ['count > 1 ? words : <p>{words}</p>', 'Example'],
  'a price that is translated': ['<p>{formatPounds(count)}</p>', '{formatPounds(count)}'],
};

const kept: Readonly<Record<string, string>> = {
  'one string': "<p>{count + ' dishes'}</p>",
  'one of two strings': "<p>{count > 1 ? words : 'none'}</p>",
  'elements with a space between them': '<p><b>{words}</b> <span>{count}</span></p>',
  'elements that come and go': '<p>{count > 1 && <b>{words}</b>}<i>{words}</i></p>',
  'a lone slot': '<p>{slot}</p>',
  'a price that stays': '<p translate="no">{formatPounds(count)}</p>',
};

/** What of each body breaks the rule, in the order given. */
function faultsOfExamples(bodies: readonly string[]): readonly (readonly string[])[] {
  const folder = join(root, 'packages/web');
  const config = join(folder, 'examples.tsconfig.json');
  const files = bodies.map((_, index) => join(folder, `example-${index}.tsx`));
  const virtual = createVirtualFileSystem({
    [config]: JSON.stringify({ extends: './tsconfig.json', include: [], files }),
    ...Object.fromEntries(
      bodies.map((body, index) => [
        files[index] ?? '',
        `import { Fragment, type ReactNode } from 'react';
        type Props = { count: number; words: string; slot: ReactNode; lines: string[] };
        const formatPounds = (amount: number) => String(amount);
        export const Example = ({ count, words, slot, lines }: Props) => ${body};`,
      ]),
    ),
  });
  const faults = textFaults([config], () => true, {
    fileExists: (name) => virtual.fileExists?.(name) || undefined,
    readFile: (name) => virtual.readFile?.(name) ?? undefined,
  });
  return files.map((name) => faults.filter(({ file }) => file === name).map(({ code }) => code));
}

test('the rule finds what breaks it, and nothing else', () => {
  const bodies = [...Object.values(broken).map(([body]) => body), ...Object.values(kept)];
  const found = faultsOfExamples(bodies);
  const names = [...Object.keys(broken), ...Object.keys(kept)];
  expect(Object.fromEntries(names.map((name, index) => [name, found[index]]))).toEqual({
    ...Object.fromEntries(Object.entries(broken).map(([name, [, ...faults]]) => [name, faults])),
    ...Object.fromEntries(Object.keys(kept).map((name) => [name, []])),
  });
});
