import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { babelParse } from 'storybook/internal/babel';

/** The types of a component's props as its source has them, by the props' names. */
export type WrittenProps = Readonly<Record<string, string>>;

const sources = ['ui', 'mail'].map((name) => join(import.meta.dirname, '../packages', name, 'src'));

type Statement = ReturnType<typeof babelParse>['program']['body'][number];
type Interface = Extract<Statement, { type: 'TSInterfaceDeclaration' }>;
type Written = Extract<Statement, { type: 'TSTypeAliasDeclaration' }>['typeAnnotation'];

/** Where a type is declared: its file's text, and what is declared beside it. */
interface Place {
  readonly text: string;
  readonly own: ReadonlyMap<string, Interface | Written>;
}

function placeOf(path: string): Place {
  const text = readFileSync(path, 'utf8');
  const own = new Map<string, Interface | Written>();
  for (const statement of babelParse(text).program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'TSInterfaceDeclaration') own.set(declaration.id.name, declaration);
    if (declaration?.type === 'TSTypeAliasDeclaration')
      own.set(declaration.id.name, declaration.typeAnnotation);
  }
  return { text, own };
}

/** Reads the props that types are made of, through `extends`, `&`, `Pick` and `Omit`. */
class PropsReader {
  readonly #places: readonly Place[];

  constructor(places: readonly Place[]) {
    this.#places = places;
  }

  /** The props of a type that is named in `from`, which declares it or imports it. */
  of(name: string, from: Place): WrittenProps {
    const place = from.own.has(name) ? from : this.#places.find(({ own }) => own.has(name));
    const declared = place?.own.get(name);
    if (place === undefined || declared === undefined) return {};
    if (declared.type !== 'TSInterfaceDeclaration') return this.#ofType(declared, place);
    const inherited = (declared.extends ?? []).map((base) => {
      const text = place.text.slice(base.start ?? 0, base.end ?? 0);
      return this.#ofText(text, place);
    });
    return Object.assign({}, ...inherited, this.#ofMembers(declared.body.body, place));
  }

  /** `AProps`, `Pick<AProps, 'a' | 'b'>` or `Omit<AProps, 'a'>`. */
  #ofText(text: string, place: Place): WrittenProps {
    const [, utility, base = '', names = ''] =
      /^(Pick|Omit)<\s*(\w+)(?:<[^>]*>)?,\s*([^>]*)>$/s.exec(text) ?? [];
    if (utility === undefined) return this.of(/^\w+/.exec(text)?.[0] ?? '', place);
    const named = new Set([...names.matchAll(/'([^']+)'/g)].map(([, name]) => name));
    return Object.fromEntries(
      Object.entries(this.of(base, place)).filter(([name]) => named.has(name) === (utility === 'Pick')),
    );
  }

  #ofType(type: Written, place: Place): WrittenProps {
    if (type.type === 'TSTypeLiteral') return this.#ofMembers(type.members, place);
    if (type.type === 'TSIntersectionType')
      return Object.assign({}, ...type.types.map((part) => this.#ofType(part, place)));
    return this.#ofText(place.text.slice(type.start ?? 0, type.end ?? 0), place);
  }

  #ofMembers(members: Interface['body']['body'], { text }: Place): WrittenProps {
    return Object.fromEntries(
      members.flatMap((member) => {
        if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return [];
        const type = member.typeAnnotation?.typeAnnotation;
        return type === undefined || type === null
          ? []
          : [[member.key.name, text.slice(type.start ?? 0, type.end ?? 0).replaceAll(/\s+/g, ' ')]];
      }),
    );
  }
}

/** The props of every component as they are written: docgen makes `unknown` of lists and of types from other files. */
export function writtenTypes(): Readonly<Record<string, WrittenProps>> {
  const places = sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.test|\.stories|\.example|\.css)\.tsx?$/.test(path))
      .map((path) => placeOf(join(folder, path))),
  );
  const reader = new PropsReader(places);
  return Object.fromEntries(
    places.flatMap((place) =>
      [...place.own.keys()]
        .filter((name) => /^[A-Z]\w+Props$/.test(name))
        .map((name) => [name.replace(/Props$/, ''), reader.of(name, place)]),
    ),
  );
}
