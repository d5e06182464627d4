import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { babelParse } from 'storybook/internal/babel';

/** The text of each type by its name. */
type Declarations = Readonly<Record<string, string>>;

const packages = join(import.meta.dirname, '../packages');

const isSource = (path: string) =>
  /(?<!\.test|\.stories|\.example|\.css)\.tsx?$/.test(path) && !/testing|fixtures/.test(path);

const typesOf = (text: string): readonly (readonly [string, string])[] =>
  babelParse(text).program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'TSInterfaceDeclaration' && declaration?.type !== 'TSTypeAliasDeclaration')
      return [];
    return [[declaration.id.name, text.slice(declaration.start ?? 0, declaration.end ?? 0)] as const];
  });

const typesIn = (folder: string): Declarations =>
  Object.fromEntries(
    readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .flatMap((path) => typesOf(readFileSync(join(packages, folder, path), 'utf8'))),
  );

/** The types of the domain and of the library that props are made of, as their sources have them. */
export function declaredTypes(): Declarations {
  const ui = typesIn('ui/src');
  const props = Object.entries(ui).filter(([name]) => /(Props|Input|State)$/.test(name));
  // Without each one's own name, which opens its text.
  const used = new Set(
    props.flatMap(([, text]) => text.replace(/\w+(Props|Input|State)/, '').match(/\b[A-Z]\w+/g) ?? []),
  );
  return Object.fromEntries(
    Object.entries({ ...typesIn('domain/src'), ...ui }).filter(([name]) => used.has(name)),
  );
}
