import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  keyboardPart,
  pageParts,
  problemsOfPage,
  problemsOfProps,
  problemsOfStories,
} from '../scripts/documentation-problems.ts';
import { exampleBeside, problemsOfExample } from '../scripts/example-problems.ts';
import { makeComponent } from '../scripts/new-component.ts';
import { exportedComponents } from '../scripts/read-components.ts';
import { allStories } from '../scripts/read-stories.ts';

const library = join(import.meta.dirname, '..');
const root = join(library, '../..');

let folder: string;
beforeEach(() => {
  // A library of its own, with our theme and dependencies: tests that read the sources run at the same time.
  folder = mkdtempSync(join(tmpdir(), 'tiffin-component-'));
  mkdirSync(join(folder, 'src/cart'), { recursive: true });
  writeFileSync(join(folder, 'src/index.ts'), '// Cart\n');
  cpSync(join(library, 'package.json'), join(folder, 'package.json'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: { lib: ['ES2024', 'DOM', 'DOM.Iterable'], jsx: 'react-jsx' },
      include: ['src/cart', 'src/index.ts'],
    }),
  );
  symlinkSync(join(library, 'src/theme'), join(folder, 'src/theme'));
  symlinkSync(join(library, 'node_modules'), join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (command: string, args: readonly string[], input?: string) =>
  execFileSync(join(root, 'node_modules/.bin', command), args, { cwd: root, encoding: 'utf8', input });

test('a new component passes the checks as it is made', () => {
  const target = makeComponent(folder, 'PromoBadge', 'cart');
  const [component, ...others] = exportedComponents(folder).filter(({ name }) => name === 'PromoBadge');
  expect(others).toEqual([]);
  expect(component && problemsOfProps(component)).toEqual([]);

  const stories = allStories(target);
  expect(stories.map(({ components }) => components)).toEqual([['PromoBadge']]);
  expect(stories.flatMap(problemsOfStories)).toEqual([]);
  expect(problemsOfPage(stories, [...pageParts, keyboardPart])).toEqual([]);

  expect(problemsOfExample('PromoBadge', stories)).toEqual([]);

  // Both print what is wrong and end with an error.
  run('tsc', ['--noEmit', '-p', folder]);
  for (const file of readdirSync(target)) {
    const text = readFileSync(join(target, file), 'utf8');
    const path = `packages/ui/src/cart/PromoBadge/${basename(file)}`;
    expect(run('biome', ['check', '--write', `--stdin-file-path=${path}`], text)).toBe(text);
  }
});

test('an example that cannot be pasted into an app is a problem, and the problem names its file', () => {
  const stories = allStories(makeComponent(folder, 'PromoBadge', 'cart'));
  const file = exampleBeside(stories[0]?.file ?? '');
  const problems = () => problemsOfExample('PromoBadge', stories).join('\n');

  writeFileSync(file, "import { fn } from 'storybook/test';\nexport const Spied = () => fn();\n");
  expect(problems()).toContain('PromoBadge.example.tsx: it does not use PromoBadge');
  expect(problems()).toContain("PromoBadge.example.tsx: it imports 'storybook/test'");
  expect(problems()).toContain('it has 2 lines');
  rmSync(file);
  expect(problems()).toContain('PromoBadge.example.tsx is missing: a short real use of PromoBadge');
});

test('a name or a folder that does not fit is refused, and nothing is made', () => {
  expect(() => makeComponent(folder, 'promo-badge', 'cart')).toThrow('write it in PascalCase');
  expect(() => makeComponent(folder, 'PromoBadge', 'carts')).toThrow('choose one of cart');
  makeComponent(folder, 'PromoBadge', 'cart');
  expect(() => makeComponent(folder, 'PromoBadge', 'cart')).toThrow('is there already');
});
