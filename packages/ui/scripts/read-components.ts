import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtinResolvers, type Documentation, parse } from 'react-docgen';

/** A component that other packages may import. */
export interface ExportedComponent {
  readonly name: string;
  /** The file it stands in. */
  readonly file: string;
}

/** What a component says of one of its props. */
export interface DocumentedProp {
  readonly name: string;
  /** Without the `@default`. */
  readonly description: string;
  /** What the description promises after `@default`. */
  readonly promisedDefault: string | undefined;
  /** What the code does when the prop is left out; undefined where it passes the prop on. */
  readonly actualDefault: string | undefined;
}

/** What the props table of a component is made from. */
export interface DocumentedComponent {
  readonly description: string;
  readonly props: readonly DocumentedProp[];
  /** Types that its props extend and that the table cannot follow. */
  readonly composes: readonly string[];
}

const isComponentName = (name: string) => /^[A-Z][a-z]/.test(name);

/** Components named by the barrel, and those that have an entry of their own in `exports`. */
export function exportedComponents(packageFolder: string): readonly ExportedComponent[] {
  const barrel = join(packageFolder, 'src/index.ts');
  const statements = readFileSync(barrel, 'utf8').matchAll(/^export \{([^}]*)\} from '([^']+\.tsx)'/gm);
  const fromBarrel = [...statements].flatMap(([, names = '', path = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(isComponentName)
      .map((name) => ({ name, file: join(dirname(barrel), path) })),
  );
  const manifest: { exports: Record<string, string> } = JSON.parse(
    readFileSync(join(packageFolder, 'package.json'), 'utf8'),
  );
  const ownEntries = Object.values(manifest.exports)
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => ({
      name: path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length),
      file: join(packageFolder, path),
    }));
  return [...fromBarrel, ...ownEntries];
}

const documentationsOf = (file: string): readonly Documentation[] =>
  parse(readFileSync(file, 'utf8'), {
    filename: file,
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    babelOptions: { babelrc: false, configFile: false },
  });

/** What docgen, which Storybook uses too, finds in a component's file. */
export function docgenOf({ name, file }: ExportedComponent): Documentation {
  const documentation = documentationsOf(file).find(({ displayName }) => displayName === name);
  if (documentation === undefined) throw new Error(`${file} exports no component ${name}.`);
  return documentation;
}

/** Reads a component's props as Storybook does for its table. */
export function readComponent(component: ExportedComponent): DocumentedComponent {
  const documentation = docgenOf(component);
  return {
    description: documentation.description ?? '',
    composes: documentation.composes ?? [],
    props: Object.entries(documentation.props ?? {}).map(([prop, documented]) => {
      const [description = '', promisedDefault] = (documented.description ?? '').split(/\s*@default\s+/);
      const actual = documented.defaultValue;
      return {
        name: prop,
        description,
        promisedDefault,
        actualDefault: actual === undefined ? undefined : `${actual.value}`,
      };
    }),
  };
}
