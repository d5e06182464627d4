import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'esbuild';

/** The absolute path of a file of this package. */
export const inPackage = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** How the backend's programs are bundled, for production and for development. */
export const bundleOptions = {
  outdir: inPackage('dist'),
  bundle: true,
  platform: 'node',
  target: 'node22',
  format: 'esm',
  sourcemap: 'linked',
  // Optional native speed-ups of the drivers, which are not installed; and sharp, whose native part stays beside the bundle
  // (`scripts/build-programs.ts` copies it).
  external: ['pg-native', 'cloudflare:sockets', 'sharp'],
  // CommonJS packages within the bundle ask for Node's own modules by require.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  logLevel: 'warning',
} as const satisfies BuildOptions;
