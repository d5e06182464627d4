import type { Plugin } from 'vite';

/**
 * Takes the first load's styles out of what later chunks ask for: they came with the page. Loaded once more, after the
 * later styles, they would win over rules that are meant to win over them.
 */
export function inlinedStyles(chunkName: string): Plugin {
  const styles = new RegExp(`"(assets/${chunkName}-[\\w-]+)\\.css"`, 'g');
  return {
    name: 'inlined-styles',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const script = Object.keys(bundle).find(
          (file) => file.startsWith(`assets/${chunkName}-`) && file.endsWith('.js'),
        );
        if (script === undefined) this.error(`There is no chunk ${chunkName}.`);
        for (const chunk of Object.values(bundle)) {
          // The lists are read by index, so the entry stays; the script in its place is there already.
          if (chunk.type === 'chunk') chunk.code = chunk.code.replace(styles, `"${script}"`);
        }
      },
    },
  };
}
