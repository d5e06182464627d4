// `npm run new:component <folder>/<Name>`: a component with what the checks ask for, exported from the library.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentFiles } from './component-template.ts';

/** Folders of the sources that hold no components of their own. */
const otherFolders = ['private', 'theme'];

/** The library's folders that a component may stand in. */
const componentFolders = (source: string) =>
  readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !otherFolders.includes(entry.name))
    .map(({ name }) => name);

/** Adds a line to the barrel after the last export from the component's folder. */
function withExport(barrel: string, name: string, folder: string): string {
  const line = `export { ${name}, type ${name}Props } from './${folder}/${name}/${name}.tsx';\n`;
  const last = [...barrel.matchAll(new RegExp(String.raw`^.*from '\./${folder}/.*\n`, 'gm'))].at(-1);
  const end = last === undefined ? barrel.length : last.index + last[0].length;
  return barrel.slice(0, end) + line + barrel.slice(end);
}

/** Makes the component's folder below `packageFolder` and exports it; returns the folder. */
export function makeComponent(packageFolder: string, name: string, folder: string): string {
  const source = join(packageFolder, 'src');
  const folders = componentFolders(source);
  if (!/^[A-Z][a-z]\w*$/.test(name))
    throw new Error(`"${name}" cannot name a component: write it in PascalCase, such as PromoBadge.`);
  if (!folders.includes(folder))
    throw new Error(`There is no folder "${folder}" for components: choose one of ${folders.join(', ')}.`);
  const target = join(source, folder, name);
  if (existsSync(target)) throw new Error(`${target} is there already: choose another name.`);
  const barrel = join(source, 'index.ts');
  const exported = withExport(readFileSync(barrel, 'utf8'), name, folder);
  mkdirSync(target);
  for (const [file, text] of Object.entries(componentFiles(name))) writeFileSync(join(target, file), text);
  writeFileSync(barrel, exported);
  return target;
}

if (import.meta.main) {
  const [folder = '', name = ''] = process.argv.slice(2).join('').split('/');
  try {
    const library = join(import.meta.dirname, '..');
    const target = makeComponent(library, name, folder);
    // Puts the new export in its place among the others.
    execFileSync('biome', ['check', '--write', join(library, 'src/index.ts')]);
    console.log(`
  ${target} is there. Next:

    1. Write what it shows, its props and its states; the texts are examples.
    2. npm run test:stories -- ${name} --run
    3. npx vitest run --project=ui documentation raw-colours
    4. npm run build && npm run bench:size -- --write
`);
  } catch (error) {
    console.error(`\n  ${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
