// Bundles the stand-ins for a quick start: node build.ts [folder]
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const at = (path: string) => join(import.meta.dirname, path);

const outdir = process.argv[2] ?? at('dist');
await rm(outdir, { recursive: true, force: true });
await build({
  entryPoints: {
    index: at('src/index.ts'),
    'identity-provider': at('src/identity-provider/server.ts'),
    'payment-provider': at('src/payment-provider/server.ts'),
    mailbox: at('src/mailbox/server.ts'),
    postcodes: at('src/postcodes/server.ts'),
  },
  outdir,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  sourcemap: true,
  // Some of oidc-provider's dependencies are CommonJS and call require() for Node's own modules.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  logLevel: 'warning',
});
