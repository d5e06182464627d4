import { join } from 'node:path';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import { browserTargets } from '@tiffin/ui/browser-targets';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlinedStyles } from './inlined-styles.ts';

export default defineConfig({
  // The order matters: styles are turned into CSS before the app's code is split for browser and server.
  plugins: [
    vanillaExtractPlugin(),
    tanstackStart({
      router: { routeFileIgnorePattern: '\\.(css|test)\\.ts$' },
      // The first paint needs the styles and nothing else: they come with the page, not a round trip after it.
      server: { build: { inlineCss: true } },
    }),
    react(),
    inlinedStyles(),
  ],
  resolve: {
    alias: [
      // The router's store asks for the shim that older Reacts need; this one has the hook itself.
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
      {
        find: /^\.\/infiniteQueryBehavior\.js$/,
        replacement: join(import.meta.dirname, 'no-infinite-queries.ts'),
      },
    ],
  },
  build: {
    target: browserTargets,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Two files for what every first visit needs, instead of some thirty that compress badly.
          output: {
            codeSplitting: {
              groups: [
                // React apart from what is ours: it is read while the rest comes, and stays when we deploy again.
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|scheduler)\//,
                  tags: ['$initial'],
                  priority: 3,
                },
                // It becomes one with the entry.
                { name: 'first-load', tags: ['$initial'], priority: 2 },
                // What each call of a server function loads, by itself or for the customer.
                { name: 'server-calls', test: /client-rpc|customer-middleware/, priority: 1 },
                // All other styles in one file: thirty small ones weigh twice as much.
                { name: 'later', test: /\.vanilla\.css$/, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
