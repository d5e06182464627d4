import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin, type Rolldown } from 'vite';
import { root } from '../../scripts/stack/settings.ts';
import { gzippedBytes, type Size } from './measure.ts';

/** The size of a component, and whose code it includes. */
export interface ComponentSize extends Size {
  /** The packages of others in its bundle, except React. */
  readonly packages: readonly string[];
}

const library = join(root, 'packages/ui');

/** A module of the library and the components it exports. */
interface Entry {
  readonly name: string;
  readonly module: string;
}

const isComponent = (name: string) => /^[A-Z][a-z]/.test(name);

/** The modules with exported components: those that the barrel exports, and the package's other entries. */
function libraryEntries(): Entry[] {
  const barrel = join(library, 'src/index.ts');
  const source = readFileSync(barrel, 'utf8');
  const entries = [...source.matchAll(/export \{([^}]*)\} from '([^']+)';/g)].flatMap(
    ([, names = '', from = '']) => {
      const components = names
        .split(',')
        .map((name) => name.trim())
        .filter(isComponent);
      return components.length === 0
        ? []
        : [{ name: components.join(', '), module: join(dirname(barrel), from) }];
    },
  );
  const { exports } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  for (const [path, file] of Object.entries(exports)) {
    if (path !== '.') entries.push({ name: path.replace('./', ''), module: join(library, file) });
  }
  return entries;
}

const prefix = 'component:';

/** Resolves one virtual entry for each module of the library, so that its dependencies are separated from the rest. */
const entryModules = (entries: readonly Entry[]): Plugin => ({
  name: 'component-entries',
  resolveId: (id) => (id.startsWith(prefix) ? id : null),
  load: (id) => {
    const entry = entries.find(({ name }) => `${prefix}${name}` === id);
    if (entry === undefined) return null;
    return `export ${isComponent(entry.name) ? `{ ${entry.name} }` : '*'} from ${JSON.stringify(entry.module)};`;
  },
});

/** A chunk and all that it imports statically. */
function closureOf(chunk: Rolldown.OutputChunk, chunks: ReadonlyMap<string, Rolldown.OutputChunk>) {
  const closure = new Set<Rolldown.OutputChunk>();
  const visit = (each: Rolldown.OutputChunk | undefined) => {
    if (each === undefined || closure.has(each)) return;
    closure.add(each);
    for (const name of each.imports) visit(chunks.get(name));
  };
  visit(chunk);
  return [...closure];
}

/** The packages that modules come from: `…/node_modules/zod/mini/index.js` comes from zod. */
function packagesOf(chunks: readonly Rolldown.OutputChunk[]): readonly string[] {
  const names = chunks.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => {
      const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
      return name === undefined || renderedLength === 0 ? [] : [name];
    }),
  );
  return [...new Set(names)].sort();
}

/** Measures each exported component with all that it imports, except React. */
export async function componentSizes(): Promise<Readonly<Record<string, ComponentSize>>> {
  const entries = libraryEntries();
  const result = await build({
    root: library,
    configFile: false,
    logLevel: 'error',
    plugins: [entryModules(entries), vanillaExtractPlugin()],
    build: {
      write: false,
      minify: true,
      cssCodeSplit: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: Object.fromEntries(entries.map(({ name }, index) => [`e${index}`, `${prefix}${name}`])),
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?(\/|$)/,
      },
    },
  });
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const chunks = new Map(
    outputs.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])),
  );
  const styles = new Map(
    outputs.flatMap((each) => (each.type === 'asset' ? [[each.fileName, each.source] as const] : [])),
  );
  const sizeOf = (index: number): ComponentSize => {
    const entry = [...chunks.values()].find(({ isEntry, name }) => isEntry && name === `e${index}`);
    if (entry === undefined) throw new Error(`The build has no chunk for entry ${index}.`);
    const closure = closureOf(entry, chunks);
    const sheets = new Set(closure.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
    return {
      // Compressed together, as in a bundle of this component alone.
      js: gzippedBytes([closure.map(({ code }) => code).join('\n')]),
      css: gzippedBytes([[...sheets].map((name) => styles.get(name)?.toString() ?? '').join('\n')]),
      packages: packagesOf(closure),
    };
  };
  return Object.fromEntries(entries.map(({ name }, index) => [name, sizeOf(index)]));
}
