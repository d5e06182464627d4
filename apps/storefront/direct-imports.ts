import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const exported = /export (?:type )?\{([^}]*)\} from '([^']+)';/g;
const bareImport = /^import '([^']+)';/gm;

/** What one name of the barrel is called in the module it comes from. */
interface Origin {
  readonly name: string;
  readonly file: string;
}

function readBarrel(barrel: string) {
  const source = readFileSync(barrel, 'utf8');
  const origins = new Map<string, Origin>();
  for (const [, names = '', from = ''] of source.matchAll(exported)) {
    for (const specifier of names.split(',')) {
      const [name = '', alias = name] = specifier
        .trim()
        .replace(/^type /, '')
        .split(' as ');
      if (name !== '') origins.set(alias, { name, file: join(dirname(barrel), from) });
    }
  }
  const styles = [...source.matchAll(bareImport)].map(([, from = '']) => join(dirname(barrel), from));
  return { origins, styles };
}

/**
 * Turns imports from a package's barrel into imports from the modules behind it. Through the barrel every page
 * seems to import the whole library, and the bundler cannot tell what the first page really needs.
 */
export function directImports(packageName: string, barrel: string): Plugin {
  const statement = new RegExp(`^import \\{([^}]*)\\} from '${packageName}';`, 'gm');
  return {
    name: 'direct-imports',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes(`'${packageName}'`)) return null;
      const { origins, styles } = readBarrel(barrel);
      const direct = (specifier: string): string => {
        const [name = '', alias = name] = specifier.split(' as ');
        const origin = origins.get(name);
        if (origin === undefined)
          throw new Error(`${id} imports ${name}, which ${packageName} does not export.`);
        return `import { ${origin.name} as ${alias} } from '${origin.file}';`;
      };
      return {
        code: code.replace(statement, (_, names: string) =>
          [
            ...styles.map((file) => `import '${file}';`),
            ...names
              .split(',')
              .map((specifier) => specifier.trim())
              .filter((specifier) => specifier !== '' && !specifier.startsWith('type '))
              .map(direct),
          ].join(' '),
        ),
        map: null,
      };
    },
  };
}
