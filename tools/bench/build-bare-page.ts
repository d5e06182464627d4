import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../../scripts/stack/settings.ts';

/** Builds the server that renders the home page's tree with React alone; gives back its program. */
export async function buildBarePage(): Promise<string> {
  const outDir = join(root, 'dist/bench');
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin(), react()],
    build: {
      ssr: join(import.meta.dirname, 'bare-page.tsx'),
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { entryFileNames: 'bare-page.js' } },
    },
    ssr: { noExternal: [/^@tiffin\//] },
  });
  return join(outDir, 'bare-page.js');
}

/** What people read on a page with scripts on: its text without tags, scripts, styles and <noscript>. */
export function textOf(html: string): string {
  return html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replaceAll(/<(script|style|template|noscript)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
