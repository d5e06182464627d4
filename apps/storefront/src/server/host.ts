import { serveApp } from '@tiffin/web/server/serve-app';
import { readEnvironment } from './env.ts';
import { log } from './log.ts';

// Bundled into dist/host.js, beside what Vite has built.
await serveApp({
  name: 'storefront',
  dist: import.meta.dirname,
  readSettings: () => readEnvironment(process.env),
  log,
});
