import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandsIn, filesIn, recipesOf } from './contributing.ts';
import { root } from './stack/settings.ts';

const pages = ['CONTRIBUTING.md', 'README.md'].map(
  (file) => [file, readFileSync(join(root, file), 'utf8')] as const,
);
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\0');

/** Whether the repository has it, under this name or at the end of a longer one. */
const exists = (file: string) =>
  tracked.some((path) => `/${path}`.includes(file.endsWith('/') ? `/${file}` : file));

/** What keeps a command from running where only Node 20 and npm are installed; null where nothing does. */
function obstacle(command: string): string | null {
  const [program = '', ...words] = command.replace(/^([A-Z_]+=\S+ )*/, '').split(' ');
  const [first = ''] = words;
  if (program === 'npm') {
    const script = first === 'run' ? (words[1] ?? '') : first;
    return script in scripts ? null : `package.json has no script "${script}"`;
  }
  if (program === 'npx')
    return existsSync(join(root, 'node_modules/.bin', first)) ? null : `the install brings no "${first}"`;
  // Node 20 reads no TypeScript, and pnpm comes with the install.
  return program === 'node' && first.endsWith('.mjs')
    ? null
    : `"${program}" is not what the install brings: use npx`;
}

test('each file that CONTRIBUTING.md names is there', () => {
  const files = filesIn(pages[0]?.[1] ?? '');
  expect(files.length).toBeGreaterThan(25);
  expect(files.filter((file) => !exists(file))).toEqual([]);
});

test.each(pages)('each command of %s runs where only Node 20 and npm are installed', (_file, text) => {
  const commands = commandsIn(text);
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.flatMap((command) => obstacle(command) ?? [])).toEqual([]);
});

test('what cannot be run or found is named', () => {
  const text =
    'Run `pnpm --dir apps build`, `npm run nowhere`, `node tools/size/size.ts` and `npx nothing`; see `a/b.ts`.';
  expect(commandsIn(text).map(obstacle)).toEqual([
    '"pnpm" is not what the install brings: use npx',
    'package.json has no script "nowhere"',
    '"node" is not what the install brings: use npx',
    'the install brings no "nothing"',
  ]);
  expect(filesIn(text).filter((file) => !exists(file))).toEqual(['a/b.ts']);
});

test('recipes are the sections with numbered steps', () => {
  const text =
    '# Title\n\n## Words\n\nNone.\n\n## Add a thing\n\n1. Make `a.ts`\n   and run `npm run x`.\n2. Done.\n';
  expect(recipesOf(text)).toEqual([
    {
      heading: 'Add a thing',
      steps: [
        { number: 1, text: '1. Make `a.ts`\n   and run `npm run x`.\n', commands: ['npm run x'] },
        { number: 2, text: '2. Done.\n', commands: [] },
      ],
    },
  ]);
});
