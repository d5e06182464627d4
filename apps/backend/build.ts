// Bundles the backend for production into dist/server.js; migrations and demo files are read from beside it.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const inPackage = (path: string) => fileURLToPath(new URL(path, import.meta.url));

await build({
  entryPoints: {
    server: inPackage('src/index.ts'),
    'import-menu': inPackage('src/commands/import-menu.ts'),
    'settle-payment': inPackage('src/commands/settle-payment.ts'),
    'export-customer': inPackage('src/commands/export-customer.ts'),
    'erase-customer': inPackage('src/commands/erase-customer.ts'),
    jobs: inPackage('src/commands/jobs.ts'),
    mails: inPackage('src/commands/mails.ts'),
  },
  outdir: inPackage('dist'),
  // A prefix keeps the bundle of a test apart from the one that may be running.
  entryNames: `${process.argv[2] ?? ''}[name]`,
  bundle: true,
  platform: 'node',
  target: 'node22',
  format: 'esm',
  sourcemap: 'linked',
  minifySyntax: true,
  // Optional native speed-ups of the drivers, which are not installed.
  external: ['pg-native', 'cloudflare:sockets'],
  // CommonJS packages within the bundle ask for Node's own modules by require.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  logLevel: 'warning',
});
