// `node packages/ui/scripts/release-components.ts`: after a version has its heading in CHANGELOG.md, names the components
// that are new in it. Docs pages call them stable from then on.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Names of components, as their stories are called, by the first version that has them. */
export type ComponentsByVersion = Readonly<Record<string, readonly string[]>>;

const library = join(import.meta.dirname, '..');

/** The file that holds them. */
export const versionsFile = join(library, 'components-by-version.json');

/** The newest version with a heading in a changelog. */
export function newestVersion(changelog: string): string {
  const [, version] = /^## (\d+\.\d+\.\d+)/m.exec(changelog) ?? [];
  if (version === undefined) throw new Error('CHANGELOG.md names no version: write "## 1.2.3 (date)".');
  return version;
}

/** Adds a version with the components that no earlier one has. */
export function withVersion(
  released: ComponentsByVersion,
  version: string,
  names: readonly string[],
): ComponentsByVersion {
  const known = new Set(Object.values(released).flat());
  return { [version]: names.filter((name) => !known.has(name)), ...released };
}

/** Names of everything that has a docs page, mails too. */
export const documentedNames = (): readonly string[] =>
  [join(library, 'src'), join(library, '../mail/src')]
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => basename(path, '.stories.tsx'))
    .sort();

if (import.meta.main) {
  const released: ComponentsByVersion = JSON.parse(readFileSync(versionsFile, 'utf8'));
  const version = newestVersion(readFileSync(join(library, '../../CHANGELOG.md'), 'utf8'));
  const next = withVersion(released, version, documentedNames());
  writeFileSync(versionsFile, `${JSON.stringify(next, null, 2)}\n`);
  console.log(`${version}: ${next[version]?.length} new components`);
}
