import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where components are used: names of other components, and files of the apps, by the component's name. */
export type UsedBy = Readonly<Record<string, readonly string[]>>;

const root = join(import.meta.dirname, '../..');
const library = 'packages/ui/src';

const isSource = (path: string) =>
  /\.tsx?$/.test(path) &&
  !/\.(stories|example|test|css)\.tsx?$/.test(path) &&
  !/fixtures|testing\//.test(path);

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((path) => `${folder}/${path}`);

const isComponentName = (name: string) => /^[A-Z][a-z]/.test(name);

const nameOf = (path: string) => /([^/]+)\.tsx?$/.exec(path)?.[1] ?? '';

/** The files that stand behind the entries of the library, such as `@tiffin/ui/dish-dialog`. */
function entries(): Readonly<Record<string, string>> {
  const manifest: { exports: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'packages/ui/package.json'), 'utf8'),
  );
  return Object.fromEntries(
    Object.entries(manifest.exports).map(([entry, path]) => [entry.replace(/^\./, '@tiffin/ui'), path]),
  );
}

/** The components that a file imports, at once or when they are needed. */
function importedBy(text: string, paths: Readonly<Record<string, string>>): readonly string[] {
  const statements = text.matchAll(
    /^(?:import|export) (?!type\b)(?:\w+,? ?)?(?:\{([^}]*)\} )?from '([^']+)';/gm,
  );
  const named = [...statements].flatMap(([, names = '', from = '']) =>
    from.startsWith('@tiffin/ui') || from.endsWith('.tsx')
      ? names.split(',').map((name) => name.trim().replace(/ as .*/s, ''))
      : [],
  );
  const whenNeeded = [...text.matchAll(/\bimport\('([^']+)'\)/g)].map(([, from = '']) =>
    nameOf(paths[from] ?? from),
  );
  return [...named, ...whenNeeded].filter(isComponentName);
}

/** Reads from the imports where each component of the library is used. */
export function usedBy(): UsedBy {
  const paths = entries();
  const users = new Map<string, Set<string>>();
  const files = [library, 'packages/web/src', 'apps/storefront/src', 'apps/counter/src'].flatMap(filesIn);
  for (const path of files) {
    const own = nameOf(path);
    const user = path.startsWith(library)
      ? own
      : path.replace(/^(apps|packages)\//, '').replace('/src/', ': ');
    // The list of what the library exports uses nothing.
    if (path === `${library}/index.ts`) continue;
    for (const name of importedBy(readFileSync(join(root, path), 'utf8'), paths)) {
      if (name !== own) users.set(name, (users.get(name) ?? new Set()).add(user));
    }
  }
  return Object.fromEntries([...users].map(([name, its]) => [name, [...its].sort()]));
}
