import { join } from 'node:path';
import { buildApp } from '@tiffin/web/server/build-app';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../../scripts/stack/settings.ts';

const peers = join(import.meta.dirname, 'peers');

/** Builds a minimal TanStack Start app in the way the storefront is built; returns the path of its program. */
export async function buildStartMinimal(): Promise<string> {
  const folder = join(peers, 'start-minimal');
  await buildApp(folder);
  return join(folder, 'dist', 'host.js');
}

/** Builds the server that renders the home page's tree with React alone; returns the path of its program. */
export async function buildBareReact(): Promise<string> {
  const outDir = join(root, 'dist/bench');
  await build({
    configFile: false,
    root: peers,
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin(), react()],
    build: {
      ssr: join(peers, 'bare-react.tsx'),
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { entryFileNames: 'bare-react.js' } },
    },
    ssr: { noExternal: [/^@tiffin\//] },
  });
  return join(outDir, 'bare-react.js');
}
