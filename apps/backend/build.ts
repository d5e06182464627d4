// Bundles the backend for production into dist/server.js; migrations and demo files are read from beside it.
import { build } from 'esbuild';
import { bundleOptions, inPackage } from './bundle-options.ts';

await build({
  ...bundleOptions,
  entryPoints: {
    server: inPackage('src/index.ts'),
    'import-menu': inPackage('src/commands/import-menu.ts'),
    'settle-payment': inPackage('src/commands/settle-payment.ts'),
    refund: inPackage('src/commands/refund.ts'),
    'export-customer': inPackage('src/commands/export-customer.ts'),
    'erase-customer': inPackage('src/commands/erase-customer.ts'),
    jobs: inPackage('src/commands/jobs.ts'),
    mails: inPackage('src/commands/mails.ts'),
    migrate: inPackage('src/commands/migrate.ts'),
  },
  // A prefix keeps the bundle of a test apart from the one that may be running.
  entryNames: `${process.argv[2] ?? ''}[name]`,
  // React's build for production alone; without it the bundle holds both, and NODE_ENV chooses at run time.
  define: { 'process.env.NODE_ENV': '"production"' },
  minifySyntax: true,
});
