import type { Plugin } from 'vite';

/**
 * Takes the first load's styles out of what later chunks ask for: they came with the page. Loaded once more, after the
 * later styles, they would win over rules that are meant to win over them.
 */
export function inlinedStyles(): Plugin {
  return {
    name: 'inlined-styles',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        const styles = [...(entry?.viteMetadata?.importedCss ?? [])];
        if (entry === undefined || styles.length === 0) this.error('The entry has no styles.');
        for (const chunk of chunks) {
          // The lists are read by index, so the place stays; the entry in it is loaded already.
          for (const file of styles) chunk.code = chunk.code.replaceAll(`"${file}"`, `"${entry.fileName}"`);
        }
      },
    },
  };
}
