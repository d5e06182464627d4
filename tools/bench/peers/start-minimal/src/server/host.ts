// The peer of the home page: the same host as the storefront's, so that only the app differs.
import { createLogger, parseEnvironment } from '@tiffin/node';
import { serveApp } from '@tiffin/web/server/serve-app';
import { listenSettings } from '@tiffin/web/server/settings';

await serveApp({
  name: 'start-minimal',
  dist: import.meta.dirname,
  readSettings: () => ({
    ...parseEnvironment('start-minimal', listenSettings(0), process.env),
    TRUST_PROXY: 0,
    DRAIN_MS: 0,
  }),
  log: createLogger('start-minimal', 'warn'),
});
